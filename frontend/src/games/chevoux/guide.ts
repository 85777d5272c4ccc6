// The guided first village: what to do at which moment, from what lies on the table and what the player has just done.
import type { Hint } from '../guide'
import type { View } from './wire'

export interface Doing {
  view: View
  moves: string[]
  chosen: string | null
  tried: string[]
  looked: string | null // a card that is only looked at
  piled: boolean // the reserve is open
}

// the lesson's first cards: the bakery on a1 wants to go to f1, and people may come to e1
const BAKERY = 'a1'
const CORNER = 'f1'
const DWELLING = 'e1'
const CARDS_A_ROUND = 5

const played = (view: View): number => (view.round - 1) * CARDS_A_ROUND + view.played.length
const isFirst = ({ view, tried }: Doing) => played(view) === 0 && !tried.length
const mayBring = ({ view, moves }: Doing) => played(view) === 1 && moves.includes(`populate ${DWELLING}`)
const isBegun = ({ view }: Doing) => view.round === 1 && played(view) > 0

export const HINTS: readonly Hint<Doing>[] = [
  {
    key: 'look',
    when: (now) => isFirst(now) && now.chosen !== BAKERY,
    point: `[data-cell="${BAKERY}"]`,
  },
  {
    key: 'wish',
    when: (now) => isFirst(now) && now.chosen === BAKERY,
    point: `[data-cell="${CORNER}"]`,
  },
  { key: 'try', when: ({ view, tried }) => played(view) === 0 && tried.length > 0, point: '.acts .primary' },
  {
    key: 'people',
    when: (now) => mayBring(now) && now.chosen !== DWELLING,
    point: `[data-cell="${DWELLING}"]`,
  },
  { key: 'settle', when: (now) => mayBring(now) && now.chosen === DWELLING, point: '.acts .primary' },
  { key: 'cards', when: isBegun, done: ({ looked }) => looked !== null, point: '.cards' },
  { key: 'pile', when: isBegun, done: ({ piled }) => piled, point: '.cards .pile' },
  { key: 'free', when: isBegun },
  { key: 'grow', when: ({ view }) => view.round > 1 },
  { key: 'end', when: ({ view }) => view.round > 1, point: '.counts' },
]
