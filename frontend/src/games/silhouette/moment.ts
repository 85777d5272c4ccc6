// What everybody looks at: the pair that lies open, and the judgement that was made last.
import type { Line } from '../../wire'
import { eventsOf } from './events'
import type { Ballot, Said, View } from './wire'

export interface Judgement extends Said {
  votes: Ballot[]
}

// the last word that was judged, until another pair is turned up
export function lastJudgement(story: Line[]): Judgement | null {
  let motifs: string[] = []
  let judgement: Judgement | null = null
  for (const event of eventsOf(story)) {
    if (event.event === 'turned') judgement = null
    else if (event.event === 'said') motifs = event.motifs
    else if (event.event === 'judged') judgement = { ...event, motifs }
  }
  return judgement
}

// the motifs that count now: a help card stands for the card that it replaces
export const openMotifs = (view: View): string[] =>
  view.open.map((place) => {
    const card = view.cards.find((one) => one.place === place)
    return (view.swapped?.place === place ? view.swapped.motif : card?.motif) ?? ''
  })

const READING: Record<string, number> = {
  turned: 900,
  swapped: 1200,
  said: 1500, // the word
  passed: 800,
  judged: 2200, // the votes
  'turned-down': 700,
}

// how long people need to read these lines, in milliseconds
export const pace = (lines: Line[]): number =>
  Math.max(
    700,
    lines.reduce((sum, line) => sum + (READING[line.event] ?? 0), 0),
  )
