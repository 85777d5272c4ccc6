// Drawings of the specialised tiles: education, health, culture, trade.
import {
  awning,
  box,
  bush,
  disc,
  door,
  dot,
  gable,
  house,
  INK,
  letter,
  line,
  PANE,
  pane,
  shade,
  shape,
  tree,
} from './strokes'

const STONE = '#efe6d6'
const column = (x: number, y: number, h: number): string =>
  box(x, y, 8, h, '#fbf4e4') + line(`M${x + 4} ${y + 3}v${h - 6}`, 'rgb(51 36 29 / 0.3)', 1.6)

export const SPECIAL: Record<string, () => string> = {
  // -- education
  ecole: () =>
    shape('M42 20h16v14h-16Z', '#f6e8cc') +
    shape('M38 21L50 8L62 21Z', '#b8503f') +
    disc(50, 27, 4, '#d9a441') +
    house(14, 50, 72, 32, 18, '#f7e3b4', '#b8503f') +
    door(44, 60, 13, 22, '#2f6f8f') +
    box(19, 57, 20, 14, '#3d5b49') +
    letter(29, 68.5, 12, 'ab', '#fffaf0') +
    pane(64, 57, 8, 11) +
    pane(75, 57, 8, 11),
  creche: () =>
    gable(16, 46, 44, 36, 24, '#f4d9d2', '#e0a63a') +
    door(31, 60, 14, 22, '#5d8f86') +
    disc(38, 40, 6, PANE) +
    shade(74, 86, 20, 4) +
    box(60, 68, 15, 16, '#b3392f', 2) +
    box(77, 68, 15, 16, '#2f6f8f', 2) +
    box(68, 51, 15, 16, '#e0a63a', 2) +
    letter(67.5, 80.5, 12, 'A', '#fffaf0') +
    letter(84.5, 80.5, 12, 'B', '#fffaf0') +
    letter(75.5, 63.5, 12, 'C', INK) +
    line('M80 40q-4 -8 2 -14', INK, 1.8) +
    disc(83, 18, 9, '#c2547a'),
  college: () =>
    house(10, 36, 80, 46, 12, '#e8cdb0', '#8f4a45') +
    box(38, 24, 24, 58, '#f3dcc0') +
    shape('M34 25L50 12L66 25Z', '#8f4a45') +
    [16, 26, 66, 76].map((x) => pane(x, 42, 7, 11) + pane(x, 61, 7, 11)).join('') +
    door(43, 60, 14, 22, '#4f5f7a') +
    shape('M40 34q5 -3 10 0q5 -3 10 0v14q-5 -3 -10 0q-5 -3 -10 0Z', '#fffaf0') +
    line('M50 34v14', INK, 2),
  cantine: () =>
    house(14, 46, 72, 36, 20, '#f6e8cc', '#c2713f') +
    pane(19, 56, 9, 12) +
    pane(72, 56, 9, 12) +
    shade(50, 88, 22, 4) +
    disc(50, 66, 19, '#fffaf0') +
    disc(50, 66, 12, '#e9ddc6') +
    line('M26 56v8a3 3 0 0 0 6 0v-8M29 56v30', INK, 3) +
    line('M72 86V56q-6 6 -4 16h4', INK, 3) +
    line('M44 20q-4 -5 0 -9M54 20q-4 -5 0 -9', 'rgb(255 255 255 / 0.85)', 3),
  // -- health
  cabinet_medical: () =>
    gable(24, 46, 52, 36, 28, '#f1ece0', '#5d8f86') +
    door(43, 60, 14, 22, '#5d8f86') +
    pane(28, 58, 9, 11) +
    pane(63, 58, 9, 11) +
    shape('M50 52C36 42 40 30 46 32Q49 33 50 36Q51 33 54 32C60 30 64 42 50 52Z', '#b3392f') +
    bush(86, 82, 7) +
    bush(14, 82, 6),
  pharmacie: () =>
    house(16, 46, 68, 36, 20, '#f1ece0', '#5c7a52') +
    awning(16, 47, 68, '#4f8a4a', '#fbf1dc', 10) +
    door(20, 60, 13, 22, '#4f7a4a') +
    box(70, 62, 10, 12, PANE) +
    shape('M44 44h13v12h12v13h-12v12h-13v-12h-12v-13h12Z', '#2f8f4a') +
    line('M50.500 50v25M38 62.500h25', '#fffaf0', 3),
  clinique: () =>
    shade(50, 84, 46) +
    box(8, 44, 84, 40, '#f6f3ea') +
    box(26, 18, 48, 66, '#fffdf6') +
    box(24, 14, 52, 6, '#8fa9ad') +
    box(6, 40, 20, 6, '#8fa9ad') +
    box(74, 40, 20, 6, '#8fa9ad') +
    box(39, 24, 22, 22, '#2f6f8f', 3) +
    letter(50, 41.5, 18, 'H', '#fffaf0') +
    pane(12, 54, 9, 11) +
    pane(79, 54, 9, 11) +
    pane(30, 54, 9, 9) +
    pane(61, 54, 9, 9) +
    door(43, 62, 14, 22, '#5d8f86'),
  maison_retraite: () =>
    house(8, 44, 62, 38, 20, '#f3dcc0', '#8f4a45') +
    pane(14, 54, 10, 12) +
    pane(54, 54, 10, 12) +
    door(33, 58, 13, 24, '#7a4a78') +
    line('M8 48q10 8 20 1t20 1t22 -1', '#6f9a4c', 4) +
    dot(16, 53, 3, '#b58ac0') +
    dot(30, 52, 3, '#b58ac0') +
    dot(50, 53, 3, '#b58ac0') +
    tree(84, 50, 14) +
    shade(80, 90, 17, 3) +
    box(66, 74, 28, 5, '#a8703f') +
    box(66, 65, 28, 5, '#a8703f') +
    line('M69 79v9M91 79v9', INK, 3),
  // -- culture
  theatre: () =>
    house(12, 40, 76, 44, 16, '#e6c7a2', '#8a3a3a') +
    shape('M22 84V60a28 22 0 0 1 56 0V84Z', '#3a2230') +
    shape('M22 84V60a28 22 0 0 1 20 -21C42 62 34 76 30 84Z', '#b3392f') +
    shape('M78 84V60a28 22 0 0 0 -20 -21C58 62 66 76 70 84Z', '#b3392f') +
    shape('M40 56h20v9c0 8 -5 13 -10 13s-10 -5 -10 -13Z', '#f6e8cc') +
    dot(46, 63, 2, INK) +
    dot(54, 63, 2, INK) +
    line('M45 69q5 5 10 0', INK, 2.2),
  musee: () =>
    shade(50, 87, 46) +
    box(8, 78, 84, 8, '#d8cdb6') +
    box(14, 42, 72, 36, '#d9cbb0') +
    [18, 34, 58, 74].map((x) => column(x, 42, 36)).join('') +
    door(44, 52, 12, 26, '#6b4a2c') +
    box(10, 36, 80, 7, STONE) +
    shape('M8 36L50 10L92 36Z', '#f3ead7') +
    disc(50, 27, 6, '#d9a441'),
  mediatheque: () =>
    shade(50, 86, 44) +
    box(10, 24, 80, 60, '#5f5a7d') +
    box(7, 18, 86, 8, '#8f8ab0') +
    [16, 25, 36, 45, 56, 66, 76]
      .map((x, place) =>
        box(
          x,
          32 + (place % 3) * 3,
          8,
          22 - (place % 3) * 3,
          ['#b3392f', '#e0a63a', '#4f7a4a', '#fffaf0', '#2f7f78', '#c2713f', '#d8cdb6'][place]!,
        ),
      )
      .join('') +
    line('M12 55H88', INK, 3) +
    pane(16, 62, 16, 14) +
    pane(68, 62, 16, 14) +
    door(42, 61, 16, 23, '#e0a63a'),
  salle_fetes: () =>
    house(12, 48, 76, 34, 22, '#f7e3b4', '#6f5a8a') +
    door(42, 58, 16, 24, '#b3392f') +
    pane(19, 58, 12, 12) +
    pane(69, 58, 12, 12) +
    line('M4 24Q50 52 96 24', INK, 2) +
    [
      [12, 28, '#b3392f'],
      [28, 35, '#e0a63a'],
      [45, 38, '#4f7a4a'],
      [62, 37, '#2f6f8f'],
      [78, 31, '#c2547a'],
    ]
      .map(([x, y, dye]) => shape(`M${x} ${y}h10l-5 11Z`, String(dye)))
      .join(''),
  // -- trade
  halle: () =>
    shade(50, 86, 44) +
    line('M18 44V84M82 44V84M40 44V84M60 44V84', INK, 7) +
    line('M18 44V84M82 44V84M40 44V84M60 44V84', '#a8703f', 3.5) +
    shape('M4 46L22 16H78L96 46Z', '#a5633a') +
    line('M14 36H86M19 27H81', 'rgb(51 36 29 / 0.4)', 2) +
    box(22, 68, 16, 14, '#c98f5a') +
    box(62, 68, 16, 14, '#c98f5a') +
    box(42, 68, 16, 14, '#c98f5a') +
    [26, 34].map((x) => disc(x, 66, 4.5, '#e0762f')).join('') +
    [46, 54].map((x) => disc(x, 66, 4.5, '#6f9a4c')).join('') +
    [66, 74].map((x) => disc(x, 66, 4.5, '#c8402f')).join(''),
  supermarche: () =>
    shade(50, 80, 46) +
    box(6, 34, 88, 44, '#e9e2d4') +
    box(6, 26, 88, 14, '#c8402f') +
    line('M16 33h36M60 33h24', '#fffaf0', 5) +
    box(12, 48, 40, 20, PANE) +
    line('M25 48v20M38 48v20', INK, 2) +
    box(58, 48, 12, 30, '#8fa9ad') +
    box(70, 48, 12, 30, '#8fa9ad') +
    shade(34, 94, 18, 3) +
    line('M12 66h7l6 18h22', INK, 3) +
    shape('M20 70h32l-5 12H25Z', '#e0a63a') +
    line('M30 70v12M39 70v12', INK, 1.8) +
    disc(28, 91, 3.5, INK) +
    disc(44, 91, 3.5, INK),
  galerie: () =>
    shade(50, 86, 46) +
    box(8, 48, 84, 36, '#efd9bd') +
    shape('M14 50a36 34 0 0 1 72 0Z', PANE) +
    line('M50 16V50M32 22L38 50M68 22L62 50M20 34H80', INK, 2) +
    shape('M32 84V68a18 16 0 0 1 36 0V84Z', '#4a3428') +
    box(13, 60, 14, 14, PANE) +
    box(73, 60, 14, 14, PANE) +
    awning(11, 54, 18, '#2f7f78', '#fbf1dc', 9) +
    awning(71, 54, 18, '#2f7f78', '#fbf1dc', 9) +
    line('M50 72v12', '#e0a63a', 4) +
    disc(50, 66, 4, '#e0a63a'),
  banque: () =>
    shade(50, 87, 42) +
    box(12, 79, 76, 7, '#d8cdb6') +
    box(18, 44, 64, 35, '#cbb896') +
    [21, 36, 56, 71].map((x) => column(x, 44, 35)).join('') +
    box(14, 37, 72, 8, STONE) +
    shape('M12 37L50 14L88 37Z', '#f3ead7') +
    disc(50, 62, 14, '#e0a63a') +
    disc(50, 62, 9.5, '#f0c350') +
    letter(50, 67.5, 15, '€', '#7a4f10'),
}
