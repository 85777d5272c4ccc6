// What each turn brought, in a few signs, for those who looked away.
import type { Line } from '../../wire'
import { eventsOf } from './events'

export interface Turn {
  seat: number
  lines: Line[]
}

// the story cut into turns; what happened before the first is left out
export function turnsOf(story: Line[]): Turn[] {
  const turns: Turn[] = []
  for (const line of story) {
    if (line.event === 'began') turns.push({ seat: line.seat, lines: [] })
    else turns.at(-1)?.lines.push(line)
  }
  return turns
}

// the turns of the others since my last one; for those who only watch, the last turn and the present one
export function missedTurns(story: Line[], seat: number | null): Turn[] {
  const turns = turnsOf(story).filter((turn) => turn.lines.length)
  if (seat === null) return turns.slice(-2)
  if (turns.at(-1)?.seat === seat) turns.pop() // what I am doing, I see
  const mine = turns.findLastIndex((turn) => turn.seat === seat)
  return turns.slice(mine + 1)
}

export type Sign =
  'draw' | 'take' | 'play' | 'use' | 'give' | 'away' | 'add' | 'gain' | 'pay' | 'hand' | 'ask'

export interface Chip {
  sign: Sign
  villager: string | null
  count: number
}

// what is worth a sign; cards that only came into the forum are seen there
export function chipsOf(turn: Turn): Chip[] {
  const chips: Chip[] = []
  const put = (sign: Sign, villager: string | null, count = 1) => {
    const last = chips.at(-1)
    if (last?.sign === sign && last.villager === villager) last.count += count
    else chips.push({ sign, villager, count })
  }
  for (const event of eventsOf(turn.lines)) {
    if (event.event === 'drew-hidden') put('draw', null)
    else if (event.event === 'drew') put('draw', event.villager)
    else if (event.event === 'took') put('take', event.villager)
    else if (event.event === 'played') put('play', event.villager, event.cards)
    else if (event.event === 'used') put('use', event.villager)
    else if (event.event === 'gave' || event.event === 'withered') put('give', event.villager)
    else if (event.event === 'discarded') put('away', event.villager, event.cards)
    else if (event.event === 'added') put('add', event.villager, event.cards)
    else if (event.event === 'gained' || event.event === 'robbed') put('gain', null, event.buttons)
    else if (event.event === 'missed') put('gain', null)
    else if (event.event === 'paid') put('pay', null, event.buttons)
    else if (event.event === 'named') put('ask', event.villager)
    else if (event.event === 'handed') put('hand', event.villager)
  }
  return chips
}
