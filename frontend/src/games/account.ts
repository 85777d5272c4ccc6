// How a match went, read from its story: round by round, and line by line as on the rulebook's score sheet.
import type { Say } from '../speech'
import type { Line, ResultSeen } from '../wire'

export interface SheetLine {
  label: string // already in words
  points: number[] // by seat
}
export interface Account {
  rounds: number[][] // points after each round, by seat
  sheet: SheetLine[]
}
export type GiveAccount = (story: Line[], seats: number, say: Say) => Account | Promise<Account>

// where sides win together: what to say to somebody, and what decided it
export interface Verdict {
  head: string
  turn: string
}
export type GiveVerdict = (
  story: Line[],
  seat: number | null,
  result: ResultSeen,
  names: string[],
  say: Say,
) => Verdict

export interface Turn {
  kind: 'lead' | 'swing' | 'last' | 'best'
  round: number
  seat: number
  points: number
}

// The moment that decided it: when the winner took the lead for good, or gained most on the others.
export function turnOf(rounds: number[][], winners: number[]): Turn | null {
  const [seat] = winners
  if (seat === undefined || winners.length > 1 || !rounds.length) return null
  const alone = rounds[0]!.length === 1
  const leads = rounds.map(
    (points) => points[seat]! - (alone ? 0 : Math.max(...points.filter((_, other) => other !== seat))),
  )
  if (!alone && leads.at(-1)! <= 0) return { kind: 'last', round: rounds.length, seat, points: 0 }
  const behind = leads.findLastIndex((lead) => lead <= 0)
  if (!alone && behind >= 0) return { kind: 'lead', round: behind + 2, seat, points: leads[behind + 1]! }
  const gains = leads.map((lead, round) => lead - (leads[round - 1] ?? 0))
  const points = Math.max(...gains)
  return points > 0
    ? { kind: alone ? 'best' : 'swing', round: gains.indexOf(points) + 1, seat, points }
    : null
}

// What is said to somebody who played: how far ahead or behind; null if points alone do not tell it.
export function marginOf(scores: (number | null)[], winners: number[], seat: number): number | null {
  const mine = scores[seat]
  const others = scores.filter((score, other) => other !== seat && score !== null) as number[]
  if (mine === null || mine === undefined || !others.length) return null
  const by = mine - Math.max(...others)
  const won = winners.includes(seat)
  return (won && winners.length === 1 && by > 0) || (!won && by < 0) ? by : null
}

// points after each line of the sheet
export function countUp(sheet: SheetLine[], scores: (number | null)[]): SheetLine[] {
  const sums = scores.map(() => 0)
  return sheet.map(({ label, points }) => ({
    label,
    points: points.map((more, seat) => (sums[seat] = (sums[seat] ?? 0) + more)),
  }))
}
