// What stands for colours, effects and figures: a shape each, so that nobody needs to tell colours apart.
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

// the dye of a standard, and its sign in a box of 16 by 16: sun, cross, wave, leaf, crown
export const DYES: Record<string, string> = {
  yellow: '#e0a92e',
  red: '#b5382c',
  blue: '#2c6a92',
  green: '#3f7a40',
  purple: '#7b4586',
}
export const SIGNS: Record<string, string> = {
  yellow:
    'M8 4.600a3.400 3.400 0 1 1 0 6.800a3.400 3.400 0 1 1 0 -6.800ZM7.100 .5h1.800v2.600h-1.800ZM7.100 12.900h1.800v2.600h-1.800ZM.5 7.100h2.600v1.800h-2.600ZM12.900 7.100h2.600v1.800h-2.600Z',
  red: 'M5.800 1.500h4.400v4.300h4.300v4.400h-4.300v4.300h-4.400v-4.300h-4.300v-4.400h4.300Z',
  blue: 'M.5 5Q3 1.500 5.500 4T10.500 4T15.500 3.500V6.500Q13 9 10.500 6.700T5.500 6.700T.5 8ZM.5 11Q3 7.500 5.500 10T10.500 10T15.500 9.500V12.500Q13 15 10.500 12.700T5.500 12.700T.5 14Z',
  green: 'M8 .8Q15 6 8.800 12.800V15.300H7.200V12.800Q1 6 8 .8Z',
  purple: 'M1.500 4.500L4.800 8L8 2.500L11.200 8L14.500 4.500L13.200 13.500H2.800Z',
}
// yellow is light: its sign and its numbers are ink, those of the others paper
export const onDye = (colour: string): string => (colour === 'yellow' ? '#2b2420' : '#fffaf0')

// what an effect is about, in a box of 20 by 20
const CARD =
  'M5 2.500h10a1.500 1.500 0 0 1 1.500 1.500v12a1.500 1.500 0 0 1 -1.500 1.500h-10a1.500 1.500 0 0 1 -1.500 -1.500v-12a1.500 1.500 0 0 1 1.500 -1.500Z'
const MAN =
  'M10 1.800a3.600 3.600 0 0 1 2.300 6.400Q16.500 10.500 16.500 18.200H3.500Q3.500 10.500 7.700 8.200A3.600 3.600 0 0 1 10 1.800Z'
const STAR =
  'M10 1.500l2.600 5.500l6 .7l-4.400 4.100l1.200 6l-5.400 -3l-5.400 3l1.200 -6l-4.400 -4.100l6 -.7Z'
const ARROW = 'M2 8.200h9v-5l7.500 6.800l-7.500 6.800v-5h-9Z'
const SHIP = 'M1.500 12.500h17l-3 5.500h-11ZM9 11.500V1.500L16.500 10.500ZM7.800 11.500V4.500L3 11.500Z'
const CHAIN =
  'M3 2.500Q10 16 17 2.500L19 3.500Q16 9.500 11.800 11.500A3.300 3.300 0 1 1 8.200 11.500Q4 9.500 1 3.500Z'
const SWAP = 'M2 5h11v-3.500l5 5l-5 5V8H2ZM18 15.500H7V19l-5 -5l5 -5v3.500h11Z'
const HAND = 'M4 10V5.500h2V9V3h2v6V2h2v7V3h2v7l2.500 -2.500l1.700 1.300L12.500 17.500H7Q4 15.500 4 10Z'
export const FIGURES: Record<string, string> = {
  points: STAR,
  hire: MAN,
  draw: CARD,
  move: ARROW,
  send: SHIP,
  mayor: CHAIN,
  swap: SWAP,
  limit: HAND,
}
// the figures of an effect: what one does, in the order of its sentence
const OF_EFFECT: Record<string, string[]> = {
  hire: ['hire'],
  draw: ['draw'],
  'free-move': ['move'],
  'send-up-to': ['send'],
  'mayoral-draw': ['mayor'],
  'top-mayoral': ['mayor'],
  points: ['points'],
  'no-limit': ['limit'],
  land: ['hire', 'move'],
  'land-on-colour': ['hire', 'move'],
  'hire-more': ['hire', 'hire'],
  'hire-by-masters': ['hire'],
  rally: ['move'],
  'move-one': ['move'],
  oust: ['swap'],
  shift: ['move', 'move'],
  'any-colour': ['move'],
  'send-one': ['send'],
  'send-and-draw': ['send', 'draw'],
  plant: ['hire', 'send'],
  'points-by-plantation': ['send', 'points'],
  'draw-later': ['draw'],
  recover: ['draw'],
  'draw-later-by-masters': ['draw'],
  'draw-later-no-limit': ['draw', 'limit'],
  'points-by-masters': ['points'],
  'neutral-liveryman': ['hire'],
  exchange: ['swap'],
  'points-by-colours': ['points'],
}
export const figuresOf = (effect: string): string[] => OF_EFFECT[effect] ?? []

// how much of it, as it stands beside the figure; cards that count something say so
const COUNTED = [
  'hire-by-masters',
  'draw-later-by-masters',
  'points-by-masters',
  'points-by-colours',
  'points-by-plantation',
]
const BARE = [
  'mayoral-draw',
  'top-mayoral',
  'no-limit',
  'move-one',
  'oust',
  'recover',
  'exchange',
  'neutral-liveryman',
  'shift',
]
export function amountOf(effect: string, amount: number): string {
  if (effect === 'any-colour') return '5'
  if (effect === 'hire-more') return `${amount}`
  if (COUNTED.includes(effect)) return `≤${amount}`
  if (BARE.includes(effect)) return ''
  if (effect === 'draw-later' || effect === 'draw-later-no-limit') return `+${amount}`
  return amount ? `${amount}` : ''
}
