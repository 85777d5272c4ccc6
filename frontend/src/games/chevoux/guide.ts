// The guided first village: which step it is, from what lies on the table and what the player has just done.
import type { View } from './wire'

export type Step = 'look' | 'wish' | 'try' | 'people' | 'settle' | 'cards' | 'pile' | 'free' | 'grow' | 'end'

export interface Doing {
  view: View
  moves: string[]
  chosen: string | null
  tried: string[]
  seen: ReadonlySet<string> // steps that the player has done, or said to have read
}

// the lesson's first cards: the bakery on a1 wants to go to f1, and people may come to e1
const BAKERY = 'a1'
const CORNER = 'f1'
const DWELLING = 'e1'
const CARDS_A_ROUND = 5

export const played = (view: View): number => (view.round - 1) * CARDS_A_ROUND + view.played.length

export function stepOf({ view, moves, chosen, tried, seen }: Doing): Step | null {
  const cards = played(view)
  if (cards === 0) return tried.length ? 'try' : chosen === BAKERY ? 'wish' : 'look'
  if (cards === 1 && moves.includes(`populate ${DWELLING}`)) return chosen === DWELLING ? 'settle' : 'people'
  if (view.round === 1) return !seen.has('cards') ? 'cards' : !seen.has('pile') ? 'pile' : 'free'
  if (!seen.has('grow')) return 'grow'
  return seen.has('end') ? null : 'end'
}

// what the step points at, as a selector inside the board
export const POINTS: Record<Step, string> = {
  look: `[data-cell="${BAKERY}"]`,
  wish: `[data-cell="${CORNER}"]`,
  try: '.acts .primary',
  people: `[data-cell="${DWELLING}"]`,
  settle: '.acts .primary',
  cards: '.cards',
  pile: '.cards .pile',
  free: '',
  grow: '',
  end: '.counts',
}

// steps that are over when they were read; the others wait for what they ask
export const READ: readonly Step[] = ['grow', 'end']
