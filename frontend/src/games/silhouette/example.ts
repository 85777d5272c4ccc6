// A table in the middle of a match, for tests.
import { COLUMNS, ROWS } from './places'
import { SHAPES } from './shapes'
import type { Card, View } from './wire'

const down = (place: string): Card => ({ place, state: 'down', motif: null })
const rows = Array.from({ length: ROWS }, (_, row) => row + 1)
export const PLACES = rows.flatMap((row) => [...COLUMNS].map((column) => `${column}${row}`))

export const cards = (some: Record<string, Card['state']>, motifs: Record<string, string>): Card[] =>
  PLACES.map((place) => {
    const state = some[place]
    return state ? { place, state, motif: motifs[place] ?? null } : down(place)
  })

export const VIEW: View = {
  me: null,
  phase: 'turn',
  waiting: [0],
  active: 0,
  speaker: null,
  cards: cards({}, {}),
  open: [],
  word: null,
  voted: [],
  mine: null,
  said: [],
  tried: [],
  passed: [],
  piles: [
    { seat: 0, cards: 0, pairs: [], motifs: [] },
    { seat: 1, cards: 0, pairs: [], motifs: [] },
  ],
  failures: 0,
  failures_most: 4,
  help: false,
  swapped: null,
  insists: [3, 3],
  language: 'en',
  names: 'shown',
  left: 48,
  motifs: Object.fromEntries(Object.keys(SHAPES).map((motif) => [motif, motif])),
  named: {},
}

// the moon and the flower lie open
export const PAIR: View = {
  ...VIEW,
  phase: 'say',
  speaker: 0,
  cards: cards({ a1: 'open', c4: 'open' }, { a1: 'moon', c4: 'flower' }),
  open: ['a1', 'c4'],
}
