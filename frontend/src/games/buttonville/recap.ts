// What each turn brought, for those who looked away.
import type { Line } from '../../wire'

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

// what a turn was about, in one line: the set that was laid down, else what was done, else the last thing
const TELLING = ['played', 'used', 'took', 'drew', 'drew-hidden']
export const headline = (turn: Turn): Line =>
  TELLING.map((event) => turn.lines.find((line) => line.event === event)).find(Boolean) ?? turn.lines.at(-1)!
