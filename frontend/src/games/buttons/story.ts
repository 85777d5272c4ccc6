// The story of a match, round by round: who was safe and with what, who was bust.
import type { Line } from '../../wire'
import { eventsOf } from './events'
import { COLOURS, type Colour } from './fields'

export interface Share {
  stars: number
  colours: Colour[]
  bonus: number
  bust: boolean
}

export interface Round {
  number: number
  shares: Share[] // by seat
}

const nothing = (): Share => ({ stars: 0, colours: [], bonus: 0, bust: false })

export function roundsOf(lines: Line[], seats: number): Round[] {
  const rounds: Round[] = []
  for (const event of eventsOf(lines)) {
    if (event.event === 'started')
      rounds.push({ number: event.round, shares: Array.from({ length: seats }, nothing) })
    const share = rounds.at(-1)?.shares[event.seat]
    if (!share) continue
    if (event.event === 'busted') share.bust = true
    if (event.event === 'earned') {
      share.stars = event.stars
      share.colours = COLOURS.filter((colour) => event.colours.includes(colour))
      share.bonus = event.bonus
    }
  }
  return rounds
}
