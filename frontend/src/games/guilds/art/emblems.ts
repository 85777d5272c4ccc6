// The emblem of every guild and building, drawn with a pen in a box of 48 by 48: a line, and what is filled with ink.
interface Emblem {
  line: string
  ink?: string
}
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const EMBLEMS: Record<string, Emblem> = {
  arrowsmiths: { line: 'M8 40L38 10M10 32L8 40L16 38M14 28L20 34', ink: 'M42 6L39 19L29 9Z' },
  bakers: {
    line: 'M5 30Q5 17 24 17T43 30Q43 35 38 35H10Q5 35 5 30Z',
    ink: 'M14 21l3 6l2 -7ZM23 19l3 7l2 -7ZM33 20l2 6l3 -4Z',
  },
  'bell-founders': {
    line: 'M9 36Q14 32 14 22Q14 10 24 10T34 22Q34 32 39 36ZM24 10V5',
    ink: circle(24, 40, 4),
  },
  bookbinders: {
    line: 'M24 13Q15 7 5 10V38Q15 35 24 41Q33 35 43 38V10Q33 7 24 13V41',
    ink: 'M28 19l10 -3v4l-10 3Z',
  },
  'bottle-makers': {
    line: 'M20 5H28V15Q36 19 36 26V43H12V26Q12 19 20 15Z',
    ink: 'M12 29H36V38H12Z',
  },
  'bowstring-makers': { line: 'M15 4Q42 24 15 44M15 4V44M6 24H36', ink: 'M42 24L32 19V29Z' },
  brewers: {
    line: 'M10 14H32V43H10ZM32 20H38Q42 20 42 24V32Q42 36 38 36H32',
    ink: 'M8 14q0 -6 6 -6q3 -4 8 -1q8 -3 12 7Z',
  },
  'brick-layers': {
    line: 'M5 24H43V42H5ZM5 33H43M18 24V33M31 24V33M12 33V42M24 33V42M36 33V42',
    ink: 'M10 18L26 6L38 18Z',
  },
  'button-makers': {
    line: circle(24, 24, 18) + circle(24, 24, 12),
    ink: circle(20, 20, 2.5) + circle(28, 20, 2.5) + circle(20, 28, 2.5) + circle(28, 28, 2.5),
  },
  'candle-dippers': { line: 'M18 20H30V43H18ZM24 20V15', ink: 'M24 3Q31 11 24 16Q17 11 24 3Z' },
  'cap-makers': { line: 'M7 34Q7 14 24 12T41 34ZM4 34H44V41H4Z', ink: circle(24, 9, 4) },
  'carriage-builders': {
    line: circle(24, 24, 19) + 'M24 5V43M5 24H43M10.500 10.500L37.500 37.500M37.500 10.500L10.500 37.500',
    ink: circle(24, 24, 5),
  },
  'chart-makers': { line: circle(24, 24, 19), ink: 'M24 3L29 19L45 24L29 29L24 45L19 29L3 24L19 19Z' },
  'clock-makers': { line: circle(24, 24, 19) + 'M24 12V24L33 30', ink: circle(24, 24, 3) },
  coopers: {
    line: 'M14 5H34Q42 24 34 43H14Q6 24 14 5ZM24 5V43',
    ink: 'M9.500 13H38.500V18H9.500ZM9.500 30H38.500V35H9.500Z',
  },
  copperbeaters: { line: 'M6 20H42Q42 40 24 40T6 20ZM12 40H36', ink: 'M20 20L24 8L28 20Z' },
  dyers: { line: 'M8 22H40L36 43H12ZM5 22H43', ink: 'M16 4Q22 12 16 16T16 4ZM32 4Q38 12 32 16T32 4Z' },
  farriers: {
    line: 'M10 42V22Q10 6 24 6T38 22V42H30V23Q30 15 24 15T18 23V42Z',
    ink: circle(14, 26, 1.8) + circle(34, 26, 1.8),
  },
  feltmakers: { line: 'M13 31L16 9H32L35 31', ink: 'M4 31H44Q42 40 24 40T4 31Z' },
  'fish-salters': { line: 'M4 24Q18 8 34 24Q18 40 4 24ZM34 24L44 14V34Z', ink: circle(13, 22, 2.5) },
  'fruit-sellers': {
    line: 'M24 16Q14 9 8 19Q4 32 17 41Q24 44 31 41Q44 32 40 19Q34 9 24 16Z',
    ink: 'M24 15Q24 5 36 4Q35 14 24 15Z',
  },
  furriers: {
    line: 'M6 12L16 17Q24 13 32 17L42 12L38 29L24 43L10 29Z',
    ink: circle(18, 25, 2) + circle(30, 25, 2) + 'M21 36H27L24 40Z',
  },
  'glass-blowers': {
    line: 'M13 5H35Q36 24 24 26Q12 24 13 5ZM24 26V40M14 42H34',
    ink: 'M13.500 13H34.500Q32 24 24 25T13.500 13Z',
  },
  glovers: {
    line: 'M13 43V22L10 10Q10 7 13 8L18 19V6Q20 3 22 6V18L24 4Q27 2 28 5L27 19L32 8Q35 7 35 10L31 26L36 22Q40 22 38 26L30 36V43Z',
  },
  'gold-beaters': { line: 'M21 20V43H27V20', ink: 'M8 6H36L40 13L36 20H8Z' },
  'hay-weighers': {
    line: 'M24 5V40M14 42H34M8 12H40M8 12L3 28H13ZM40 12L35 28H45Z',
    ink: 'M3 28H13Q8 36 3 28ZM35 28H45Q40 36 35 28Z',
  },
  'horn-workers': { line: 'M5 12Q8 38 36 41L43 38V30L37 29Q22 28 17 10Z', ink: 'M5 12L17 10L18 15L6 18Z' },
  innkeepers: { line: 'M8 44V5M8 10H38M14 10V16M34 10V16M12 16H36V38H12Z', ink: 'M18 22H30V33Q24 37 18 33Z' },
  'ink-makers': {
    line: 'M12 22H34V42H12ZM17 22V16H29V22',
    ink: 'M12 31H34V42H12ZM36 4Q45 12 31 27Q30 14 36 4Z',
  },
  joiners: {
    line: 'M4 16L36 6L40 13L8 23ZM8 23L11 42H17L15 21M36 14L40 38H34',
    ink: 'M18 12l7 -2l2 5l-7 2Z',
  },
  'lace-weavers': {
    line: circle(24, 24, 7) + circle(24, 10, 5) + circle(24, 38, 5) + circle(10, 24, 5) + circle(38, 24, 5),
    ink:
      circle(14, 14, 2.5) +
      circle(34, 14, 2.5) +
      circle(14, 34, 2.5) +
      circle(34, 34, 2.5) +
      circle(24, 24, 3),
  },
  lightermen: {
    line: 'M4 28H44L38 38H10ZM22 28V6M22 8Q38 12 36 24H22',
    ink: 'M4 41q5 -4 10 0t10 0t10 0t10 0v3H4Z',
  },
  locksmiths: { line: circle(15, 24, 10) + 'M25 24H44V32M37 24V30', ink: circle(15, 24, 4) },
  masons: { line: 'M24 6L7 42M24 6L41 42M12 32Q24 40 36 32', ink: circle(24, 8, 5) },
  'needle-makers': { line: 'M42 6L14 34M14 34Q4 44 6 36Q10 26 22 36T44 34', ink: 'M42 6L36 8L40 12Z' },
  'oil-pressers': {
    line: 'M14 20H30V43H14ZM30 26Q40 24 40 14M18 20V12H26V20',
    ink: 'M40 30Q46 39 40 42T40 30Z',
  },
  pepperers: {
    line: 'M15 18H33L30 43H18ZM15 18Q15 7 24 7T33 18',
    ink: circle(20, 13, 1.7) + circle(28, 13, 1.7) + circle(24, 11, 1.7) + 'M16 25H32L31.500 31H16.500Z',
  },
  'quill-cutters': { line: 'M7 43Q16 22 40 5Q43 26 22 34L13 35M7 43L28 18' },
  'rope-walkers': {
    line: circle(24, 22, 15) + circle(24, 22, 8) + 'M32 35L42 44',
    ink: 'M36 40l4 -4l5 5l-4 4Z',
  },
  'wine-tasters': {
    line: 'M13 5H35L32 20Q24 28 16 20ZM24 25V40M15 42H33',
    ink: 'M14.500 13H33.500L32 20Q24 28 16 20Z',
  },
  church: {
    line: 'M6 44V28H16V44M16 44V18L24 8L32 18V44M32 28H42V44ZM24 8V1M20.500 4H27.500',
    ink: 'M20 44V34Q24 28 28 34V44ZM21.500 19H26.500V25H21.500Z',
  },
  'gog-and-magog': {
    line: circle(13, 14, 6) + circle(35, 14, 6) + 'M4 44Q4 22 13 22T22 44ZM26 44Q26 22 35 22T44 44ZM24 4V44',
    ink: 'M7 9L10 3L13 7L16 3L19 9ZM29 9L32 3L35 7L38 3L41 9Z',
  },
  'livery-hall': {
    line: 'M4 44V20L24 6L44 20V44ZM4 24H44',
    ink: 'M9 29H14V39H9ZM18 29H22V39H18ZM26 29H30V39H26ZM34 29H39V39H34Z',
  },
  'parade-ground': {
    line: 'M9 44V4M9 6H39L33 14L39 22H9M4 44H44',
    ink: circle(22, 14, 5) + 'M18 34h22v5h-22Z',
  },
  university: { line: 'M10 22V44M20 22V44M28 22V44M38 22V44M4 44H44', ink: 'M4 21L24 7L44 21Z' },
}
export const FALLBACK: Emblem = { line: 'M8 6H40V24Q40 37 24 43Q8 37 8 24Z' } // a plain shield, for tiles of somebody's own
export const emblemOf = (tile: string): Emblem => EMBLEMS[tile] ?? FALLBACK
