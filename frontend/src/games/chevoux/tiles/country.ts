// Drawings of the specialised tiles: nature, industry, tourism.
import {
  awning,
  box,
  bush,
  disc,
  door,
  dot,
  house,
  INK,
  letter,
  line,
  PANE,
  pane,
  patch,
  shade,
  shape,
  tree,
} from './strokes'

const bee = (x: number, y: number): string =>
  disc(x - 2, y - 4, 3, '#fffaf0') +
  disc(x + 3, y - 4, 3, '#fffaf0') +
  shape(`M${x - 6} ${y}a6 4 0 0 1 12 0a6 4 0 0 1 -12 0Z`, '#f0c350') +
  line(`M${x - 1} ${y - 4}v8M${x + 3} ${y - 3}v6`, INK, 2)
const hive = (x: number, y: number, dye: string): string =>
  shade(x + 13, y + 43, 16, 3) +
  line(`M${x + 3} ${y + 34}v8M${x + 23} ${y + 34}v8`, INK, 3.5) +
  box(x, y + 20, 26, 15, dye) +
  box(x, y + 6, 26, 14, '#fbf1dc') +
  shape(`M${x - 3} ${y + 6}l5 -8h22l5 8Z`, '#8fa9ad') +
  line(`M${x + 8} ${y + 30}h10`, INK, 3.5)
const log = (x: number, y: number): string =>
  disc(x, y, 8, '#dcae74') + line(`M${x - 3.5} ${y}a3.500 3.500 0 1 1 3.500 3.500`, '#8f6439', 1.8)
const bin = (x: number, dye: string): string =>
  shade(x + 12, 86, 15, 3) + shape(`M${x} 58h24l-3 27h-18Z`, dye) + box(x - 2, 53, 28, 6, dye, 2)

export const COUNTRY: Record<string, () => string> = {
  // -- nature
  parc: () =>
    patch('M6 70Q30 56 50 66T94 58V94H6Z', 'rgb(255 255 230 / 0.25)') +
    shape('M50 74c16 -8 36 -4 38 5s-20 13 -32 10s-18 -10 -6 -15Z', '#6ba6bd') +
    line('M64 80q4 -3 8 0M72 85q4 -3 8 0', '#e0f2f5', 2) +
    tree(26, 40, 18) +
    tree(70, 34, 15) +
    tree(50, 52, 11) +
    shade(24, 86, 16, 3) +
    box(10, 74, 28, 4.5, '#a8703f') +
    box(10, 66, 28, 4.5, '#a8703f') +
    line('M14 79v7M34 79v7', INK, 3),
  rucher: () =>
    hive(12, 42, '#e0a63a') +
    hive(60, 42, '#5d8f86') +
    hive(36, 28, '#c2713f') +
    bee(20, 24) +
    bee(82, 28) +
    line('M27 22q6 -8 12 -4', INK, 1.6) +
    dot(16, 90, 3, '#c2547a') +
    dot(50, 90, 3, '#fffaf0') +
    dot(86, 90, 3, '#c2547a'),
  compostage: () =>
    tree(78, 28, 14) +
    shade(46, 86, 40, 4) +
    shape('M12 52Q30 22 48 46Q62 30 78 52Z', '#6b4a2c') +
    line('M26 42l6 4M44 40l4 5M58 44l5 3', '#a5c26a', 4) +
    dot(36, 36, 3, '#c8402f') +
    dot(54, 42, 3, '#e0a63a') +
    [50, 60, 70, 80].map((y) => box(8, y, 76, 7, '#b98a5a')).join('') +
    box(8, 46, 7, 42, '#8f6439') +
    box(77, 46, 7, 42, '#8f6439') +
    box(43, 46, 7, 42, '#8f6439') +
    shape('M26 78q-6 -14 8 -18q4 12 -8 18Z', '#8fbf5a') +
    line('M26 78l5 -10', INK, 1.8),
  eolienne: () =>
    patch('M4 74Q30 58 60 72T96 68V96H4Z', 'rgb(255 255 230 / 0.28)') +
    shade(50, 88, 14, 4) +
    shape('M47 36L45 88H55L53 36Z', '#f3f0e8') +
    [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + 12} 50 34)">${shape('M48 32C44 20 46 10 50 2C53 10 54 20 52 32Z', '#fffdf6')}</g>`,
      )
      .join('') +
    disc(50, 34, 5, '#c8402f') +
    bush(20, 84, 7) +
    bush(80, 84, 8),
  // -- industry
  usine: () =>
    [
      [74, 14, 8],
      [84, 8, 6],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, 'rgb(255 252 245 / 0.8)'))
      .join('') +
    shade(50, 85, 46) +
    box(66, 18, 13, 50, '#b0563f') +
    line('M66 26h13M66 33h13', '#f6e8cc', 3.5) +
    shape('M8 84V48L28 34V48L48 34V48L68 34V48H92V84Z', '#c9a58a') +
    line('M8 48L28 34V48L48 34V48L68 34V48', INK, 5) +
    [14, 32, 50].map((x) => pane(x, 55, 11, 10)).join('') +
    box(68, 58, 18, 26, '#5b6470') +
    line('M68 66h18M68 74h18', INK, 2) +
    disc(30, 76, 5, '#5b6470'),
  scierie: () =>
    house(34, 40, 56, 34, 18, '#c98f5a', '#6b4a2c') +
    line('M46 42v32M58 42v32M78 42v32', 'rgb(51 36 29 / 0.4)', 1.8) +
    box(62, 50, 20, 24, '#4a3428') +
    shade(28, 90, 26, 4) +
    log(14, 82) +
    log(30, 82) +
    log(46, 82) +
    log(22, 68) +
    log(38, 68) +
    log(30, 54) +
    `<g transform="translate(74 70)">${shape('M0 -17l4 4l6 -3l1 6l7 1l-3 6l4 5l-6 3l0 7l-6 -1l-5 5l-5 -5l-6 1l0 -7l-6 -3l4 -5l-3 -6l7 -1l1 -6l6 3Z', '#c8cdd0')}${disc(0, 1, 4, '#b3392f')}</g>`,
  entrepot: () =>
    shade(50, 84, 44) +
    shape('M8 82V46a42 30 0 0 1 84 0V82Z', '#8fa0a6') +
    line('M22 28V80M36 20V80M50 18V80M64 20V80M78 28V80', 'rgb(51 36 29 / 0.22)', 2) +
    box(28, 48, 44, 34, '#4a3f3a') +
    box(20, 68, 20, 20, '#c98f5a') +
    line('M20 68l20 20M40 68l-20 20', INK, 1.8) +
    box(42, 68, 20, 20, '#c98f5a') +
    line('M42 78h20M52 68v20', INK, 1.8) +
    box(34, 50, 18, 17, '#dcae74') +
    line('M34 58h18', INK, 1.8) +
    disc(50, 32, 8, '#e0a63a') +
    letter(50, 36.5, 12, '7', INK),
  dechetterie: () =>
    house(56, 26, 32, 18, 12, '#e6e0d2', '#5b6470') +
    pane(62, 30, 9, 8) +
    door(75, 30, 8, 14, '#5b6470') +
    line('M6 46H94', INK, 3) +
    line('M10 38v8M24 38v8M38 38v8', INK, 3) +
    line('M6 39H46', INK, 3) +
    bin(8, '#4f7a4a') +
    bin(38, '#e0a63a') +
    bin(68, '#2f6f8f') +
    line('M20 66l5 8h-10ZM50 64v14M44 72l6 6l6 -6M75 66h10v10h-10Z', '#fffaf0', 2.6) +
    shape('M14 53q2 -9 8 -7t8 7Z', '#8fbf5a') +
    box(76, 44, 10, 9, '#dcae74'),
  // -- tourism
  hotel: () =>
    house(22, 30, 56, 54, 16, '#f4d9c6', '#4f6f86') +
    [36, 53].map((y) => [28, 45, 62].map((x) => pane(x, y, 10, 11)).join('')).join('') +
    awning(38, 67, 24, '#b3392f', '#fbf1dc', 8) +
    door(44, 70, 12, 14, '#6b4a2c') +
    box(80, 40, 15, 30, '#23394a', 2) +
    letter(87.5, 60, 15, 'H', '#f0c350') +
    line('M78 46h3', INK, 3) +
    [36, 50, 64]
      .map((x) =>
        shape(
          `M${x} 17l1.800 4h4l-3.200 2.600l1.200 4l-3.800 -2.400l-3.800 2.400l1.200 -4l-3.200 -2.600h4Z`,
          '#f0c350',
        ),
      )
      .join('') +
    bush(14, 84, 7),
  camping: () =>
    tree(80, 34, 15) +
    tree(18, 30, 11) +
    shade(44, 82, 36, 5) +
    shape('M8 80L44 30L80 80Z', '#d98a3a') +
    shape('M44 30L58 80H30Z', '#5a3a22') +
    shape('M44 30L30 80H22Z', '#f6e8cc') +
    line('M44 30l-4 -7M44 30l4 -7', INK, 2.6) +
    shade(84, 90, 12, 3) +
    line('M76 88l16 -5M76 83l16 5', '#6b4a2c', 4) +
    shape('M84 82c-8 -4 -4 -12 0 -17c4 5 8 13 0 17Z', '#e0762f') +
    shape('M84 82c-3 -2 -2 -6 0 -8c2 2 3 6 0 8Z', '#f0c350'),
  office_tourisme: () =>
    house(10, 48, 58, 34, 20, '#f6e8cc', '#3f7f8a') +
    door(16, 59, 12, 23, '#b85c22') +
    box(34, 57, 28, 15, PANE) +
    line('M38 72v-9h6v9M48 72v-9h6v9', INK, 1.8) +
    shade(82, 88, 10, 3) +
    line('M82 46V87', INK, 5) +
    disc(82, 36, 15, '#2f6f8f') +
    letter(82, 44.5, 25, 'i', '#fffaf0') +
    shape('M72 58h18l5 4.500l-5 4.500h-18Z', '#f0c350') +
    shape('M92 70h-18l-5 4.500l5 4.500h18Z', '#e9ddc6'),
  belvedere: () =>
    patch('M4 52L24 30L40 46L62 22L96 54V96H4Z', '#9fb2b0') +
    patch('M54 31L62 22L72 32L66 34L62 30L58 34Z', '#fffdf6') +
    shape('M4 96V82Q26 62 52 70T96 66V96Z', 'var(--leaf)') +
    shade(48, 84, 30, 4) +
    line('M26 52V84M70 52V84M26 84L70 60M70 84L26 60', '#6b4a2c', 4) +
    box(16, 54, 64, 8, '#b98a5a') +
    line('M18 54V38M48 54V38M78 54V38M18 40H78', INK, 3) +
    line('M36 54L42 40L48 54', INK, 2.6) +
    `<g transform="rotate(-20 42 34)">${box(32, 30, 16, 8, '#d9a441', 2)}${box(48, 28, 8, 12, '#b85c22', 2)}</g>`,
}
