// Drawings of the tiles of every village: fields, dwellings, violet and blue buildings.
import {
  awning,
  box,
  bush,
  chimney,
  disc,
  door,
  gable,
  house,
  INK,
  line,
  PANE,
  pane,
  patch,
  shade,
  shape,
  tree,
} from './strokes'

type Drawing = (variant: number) => string

const rows = (draw: (x: number, y: number) => string, ys: number[], xs: number[]): string =>
  ys.flatMap((y) => xs.map((x) => draw(x, y))).join('')

// wheat, furrows that bend, and rows of cabbages
const FIELDS = [
  () =>
    patch('M4 4H96V96H4Z', 'var(--crop)') +
    line('M14 6V94M32 6V94M50 6V94M68 6V94M86 6V94', 'var(--furrow)', 5) +
    rows(
      (x, y) => line(`M${x} ${y + 7}v-9m0 4l-4 -4m4 4l4 -4m-4 8l-4 -4m4 4l4 -4`, 'var(--ear)', 2.2),
      [20, 42, 64, 86],
      [23, 41, 59, 77],
    ),
  () =>
    patch('M4 4H96V96H4Z', 'var(--crop)') +
    line(
      'M4 22C30 8 62 32 96 16M4 40C30 26 62 50 96 34M4 58C30 44 62 68 96 52M4 76C30 62 62 86 96 70M10 94C34 82 62 102 96 88',
      'var(--furrow)',
      5.5,
    ) +
    line('M4 31C30 17 62 41 96 25M4 67C30 53 62 77 96 61', 'var(--ear)', 2.2),
  () =>
    patch('M4 4H96V96H4Z', 'var(--soil)') +
    line('M4 24H96M4 50H96M4 76H96', 'var(--furrow)', 6) +
    rows(
      (x, y) =>
        disc(x, y, 8, 'var(--leaf)') +
        line(`M${x - 4} ${y + 1}q4 -6 8 0M${x} ${y - 2}v6`, 'rgb(255 255 230 / 0.55)', 1.8),
      [24, 50, 76],
      [16, 39, 62, 85],
    ),
]
const ROOFS = ['#b8503f', '#a5633a', '#c2713f', '#8f4a45', '#b8503f', '#a85a2e']
const WALLS = ['#f6e8cc', '#f3dcc0', '#efe6d6', '#f7e3b4', '#e9ddc6', '#f4e4d2']

const habitation: Drawing = (variant) => {
  const roof = ROOFS[variant % 6]!
  const wall = WALLS[variant % 6]!
  if (variant % 2)
    return (
      tree(82, 50, 11) +
      gable(22, 48, 46, 32, 26, wall, roof) +
      door(40, 58, 12, 22, '#5d7f94') +
      pane(27, 55, 9, 10) +
      pane(56, 55, 9, 10) +
      disc(45, 38, 5, PANE) +
      bush(76, 82, 7)
    )
  return (
    chimney(64, 18) +
    house(18, 48, 60, 32, 24, wall, roof) +
    door(42, 57, 12, 23, '#4f7a4a') +
    pane(24, 56, 11, 11) +
    pane(61, 56, 11, 11) +
    bush(86, 82, 6) +
    bush(14, 83, 5)
  )
}

export const COMMON: Record<string, Drawing> = {
  champ: (variant) => FIELDS[variant % FIELDS.length]!(),
  habitation,
  boulangerie: () =>
    house(16, 46, 68, 36, 22, '#f3dcc0', '#8a5a86') +
    awning(16, 47, 68, '#7a4a78', '#fbf1dc', 12) +
    door(63, 60, 13, 22, '#7a4a78') +
    box(22, 62, 36, 14, PANE) +
    line('M27 71q5 -7 10 0M39 71q5 -7 10 0', '#b5712c', 4.5) +
    shape('M30 22C30 10 70 10 70 22C70 30 62 28 58 27H42C38 28 30 30 30 22Z', '#d9974a') +
    line('M40 15l4 8M49 13l3 9M58 14l3 8', '#8f5a22', 2.6),
  cafe: () =>
    house(12, 44, 50, 36, 22, '#f1e2c8', '#7a4a78') +
    door(19, 57, 12, 23, '#5a3a2a') +
    box(36, 54, 20, 14, PANE) +
    shade(76, 86, 18, 4) +
    line('M76 40V84', INK, 3) +
    shape('M52 48Q76 20 100 48Q88 44 84 48Q76 43 68 48Q62 44 52 48Z', '#b3392f') +
    box(64, 68, 24, 4, '#fbf1dc') +
    shape('M70 58h10v6a5 4 0 0 1 -10 0Z', '#fffaf0') +
    line('M80 60h3v3h-3', INK, 2),
  epicerie: () =>
    house(14, 42, 72, 32, 22, '#efe6d6', '#6f4a80') +
    awning(14, 43, 72, '#4f7a4a', '#fbf1dc', 13) +
    door(44, 57, 13, 17, '#7a4a78') +
    box(19, 60, 19, 11, PANE) +
    box(62, 60, 19, 11, PANE) +
    shade(50, 90, 40, 4) +
    box(10, 76, 24, 13, '#a8703f') +
    box(38, 76, 24, 13, '#a8703f') +
    box(66, 76, 24, 13, '#a8703f') +
    [15, 22, 29].map((x) => disc(x, 75, 4.4, '#c8402f')).join('') +
    [43, 50, 57].map((x) => disc(x, 75, 4.4, '#e0a63a')).join('') +
    [71, 78, 85].map((x) => disc(x, 75, 4.4, '#6f9a4c')).join(''),
  ferme: () =>
    shade(80, 82, 14) +
    box(70, 32, 20, 50, '#cfd3cf') +
    shape('M70 32a10 10 0 0 1 20 0Z', '#8f989c') +
    line('M70 46h20M70 60h20', '#6d7478', 2) +
    shade(38, 83, 36) +
    shape('M8 82V50L20 32L38 22L56 32L68 50V82Z', '#a8392f') +
    line('M4 53L18 31L38 19L58 31L72 53', INK, 7.5) +
    line('M4 53L18 31L38 19L58 31L72 53', '#7a4a78', 4) +
    box(24, 56, 28, 26, '#f6e8cc') +
    line('M24 56l28 26M52 56l-28 26', '#a8392f', 3) +
    disc(38, 41, 6, '#f0c350'),
  mairie: () =>
    line('M50 4V20', INK, 2.6) +
    shape('M50 4h6v9h-6Z', '#2f6f8f') +
    patch('M56 4h6v9h-6Z', '#fffaf0') +
    shape('M62 4h6v9h-6Z', '#b3392f') +
    line('M50 4h18v9h-18', INK, 2) +
    house(10, 52, 80, 32, 14, '#efe6d6', '#3f6a86') +
    box(36, 30, 28, 54, '#f6eedd') +
    shape('M32 31L50 16L68 31Z', '#3f6a86') +
    disc(50, 41, 7, '#fffaf0') +
    line('M50 41V37M50 41h3.500', INK, 2) +
    door(43, 62, 14, 22, '#2f6f8f') +
    pane(16, 60, 10, 13) +
    pane(74, 60, 10, 13) +
    line('M34 55H66', INK, 2),
  poste: () =>
    house(16, 44, 68, 38, 20, '#f0c350', '#3f6a86') +
    door(64, 58, 13, 24, '#2f6f8f') +
    box(22, 54, 34, 22, '#fffaf0') +
    line('M22 54l17 13l17 -13', INK, 2.6) +
    line('M22 76l12 -12M56 76l-12 -12', INK, 1.8) +
    shape('M82 84v-16a5.500 5.500 0 0 1 11 0v16Z', '#d9a441') +
    line('M85 72h5', INK, 2.4),
  caserne: () =>
    shade(20, 84, 12) +
    box(12, 14, 18, 70, '#e8d4bd') +
    shape('M9 15L21 4L33 15Z', '#3f6a86') +
    pane(17, 24, 8, 9) +
    pane(17, 42, 8, 9) +
    house(30, 44, 60, 40, 14, '#ecd6c6', '#3f6a86') +
    box(36, 54, 22, 30, '#b3392f') +
    box(63, 54, 22, 30, '#b3392f') +
    line('M36 62h22M36 70h22M63 62h22M63 70h22', '#7d241d', 2) +
    box(40, 57, 14, 5, PANE) +
    box(67, 57, 14, 5, PANE) +
    disc(60, 38, 6, '#d9a441'),
  station_epuration: () =>
    house(54, 30, 34, 22, 14, '#e6e0d2', '#3f6a86') +
    door(66, 36, 10, 16, '#2f6f8f') +
    shade(32, 50, 26, 12) +
    disc(32, 40, 24, '#b9b4a8') +
    disc(32, 40, 17, '#5b9ab5') +
    line('M32 40L46 30', INK, 4) +
    disc(32, 40, 3.5, '#efe6d6') +
    line('M20 44q4 -4 8 0M28 50q4 -4 8 0', '#d4ecf2', 2.2) +
    shade(64, 84, 26, 8) +
    disc(64, 72, 20, '#b9b4a8') +
    disc(64, 72, 13.5, '#4d8b78') +
    line('M64 72L52 80', INK, 4) +
    disc(64, 72, 3, '#efe6d6') +
    line('M32 62V74H44', '#6d7478', 5),
}
