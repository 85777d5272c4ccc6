// A guided first match: short hints, each at its moment on the real board. A game gives the list; a hint never holds anybody up.
import type { Line } from '../wire'

// what a hint can ask about: the board as it is shown, and all that was told so far
export interface Moment<View = unknown> {
  view: View
  moves: string[]
  story: Line[]
  seat: number
  reading?: boolean // nothing has begun yet: people read what they hold
}

export interface Hint<Now> {
  key: string // its words are `guide-<key>`
  when: (now: Now) => boolean // its moment
  stays?: boolean // news: it stays until it is read, or another hint has its moment; else it goes with its own
  done?: (now: Now) => boolean // the player has done what it asks
  point?: string // what it means, as a selector on the table
}

// The hint that is to be seen: the first one that was not read and has its moment, else news that nobody has read yet.
export function hintOf<Now>(
  hints: readonly Hint<Now>[],
  now: Now,
  seen: ReadonlySet<string>,
  last: string | null = null,
): Hint<Now> | null {
  const due = hints.find((hint) => !seen.has(hint.key) && hint.when(now))
  return due ?? hints.find((hint) => hint.stays && hint.key === last && !seen.has(hint.key)) ?? null
}

export const happened = (story: Line[], event: string, is: (line: Line) => boolean = () => true): boolean =>
  story.some((line) => line.event === event && is(line))
