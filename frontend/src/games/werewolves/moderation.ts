// What a moderator has chosen, on its way to become an entry: picks, votes and tokens. No rule stands here.
import type { Entered } from '../../wire'
import { read } from './verbs'
import type { Question, Row } from './wire'

// `take 1` is a card of the middle, not a player
const isAimed = (move: string): boolean => read(move).player !== null && !move.startsWith('take ')

// seats that can be chosen, each with its move
export function aimsOf(row: Row | undefined): Map<number, string> {
  const aims = (row?.moves ?? [])
    .filter(isAimed)
    .map(read)
    .filter(({ verb }) => !verb.includes('and'))
  return new Map(aims.map(({ player, move }) => [player!, move]))
}

// what can be chosen that is nobody
export const wordsOf = (row: Row | undefined): string[] => (row?.moves ?? []).filter((move) => !isAimed(move))

export const mostOf = (question: Question): number => (question.way === 'two' ? 2 : 1)

// who has to choose two chooses both
export const isEnough = (question: Question, did: Entered[]): boolean =>
  !question.must || did.length === mostOf(question)

// nothing is asked of those who leave now
export const isExcused = (question: Question, leaving: number[]): boolean =>
  question.rows.length > 0 && question.rows.every(({ seat }) => leaving.includes(seat))

// one more, or one less; of several only so many, the oldest gives way
export function toggled<T>(chosen: T[], one: T, most: number): T[] {
  if (chosen.includes(one)) return chosen.filter((other) => other !== one)
  return [...chosen, one].slice(-most)
}

// both potions in one move, as the rules write it
export function potions(row: Row, cures: boolean, target: number | null): Entered[] {
  const kill = target === null ? null : `poison ${target + 1}`
  const move = cures ? (kill ? `cure and ${kill}` : 'cure') : kill
  return move ? [{ seat: row.seat, move }] : []
}

// who leaves in the middle of a step is away in it, unless something was entered for them
export const withLeavers = (did: Entered[], leaving: number[]): Entered[] => [
  ...did,
  ...leaving.filter((seat) => did.every((one) => one.seat !== seat)).map((seat) => ({ seat, move: 'away' })),
]

export type Votes = Record<number, number> // voter: for whom

export const mayVote = (rows: Row[], voter: number, accused: number): boolean =>
  aimsOf(rows.find((row) => row.seat === voter)).has(accused)

export function votesFor(votes: Votes): [number, number][] {
  const counts = new Map<number, number>()
  for (const accused of Object.values(votes)) counts.set(accused, (counts.get(accused) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

// whoever has no vote yet, and may, votes for this one
export function restFor(rows: Row[], votes: Votes, accused: number): Votes {
  const rest = rows.filter((row) => votes[row.seat] === undefined && mayVote(rows, row.seat, accused))
  return { ...votes, ...Object.fromEntries(rest.map((row) => [row.seat, accused])) }
}

export const ballots = (votes: Votes): Entered[] =>
  Object.entries(votes).map(([voter, accused]) => ({ seat: Number(voter), move: `vote ${accused + 1}` }))

// -- cards and tokens: so many of a kind, each held by somebody ------------------------------------------

export type Held = Record<number, string> // person: kind

export const leftOf = (pool: Record<string, number>, held: Held, kind: string): number =>
  (pool[kind] ?? 0) - Object.values(held).filter((one) => one === kind).length

// tapped again it is given back; where none is left nothing happens
export function handed(pool: Record<string, number>, held: Held, person: number, kind: string): Held {
  const { [person]: before, ...others } = held
  if (before === kind) return others
  return leftOf(pool, others, kind) > 0 ? { ...others, [person]: kind } : held
}

// the six farms are alike: who holds one gets the next that is free; who holds nothing is a Vagabond
export function picks(rows: Row[], held: Held): Entered[] {
  const farms = [...new Set(rows.flatMap((row) => row.moves))]
    .filter((move) => /^pick farm-\d$/.test(move))
    .sort()
  const token = (kind: string) => (kind === 'farm' ? (farms.shift() ?? 'pick farm-1') : `pick ${kind}`)
  return rows.map(({ seat }) => ({ seat, move: token(held[seat] ?? 'vagabond') }))
}

// are there as many Vagabonds as people without a house?
export const isHoused = (rows: Row[], held: Held, offered: Record<string, number>): boolean =>
  rows.filter(({ seat }) => !held[seat]).length <= (offered.vagabond ?? 0)

export function poolOf(offered: Record<string, number>): Record<string, number> {
  const pool: Record<string, number> = {}
  for (const [token, count] of Object.entries(offered)) {
    const kind = token.replace(/-\d$/, '')
    if (kind !== 'vagabond') pool[kind] = (pool[kind] ?? 0) + count
  }
  return pool
}

// a list as people write it: commas, semicolons, lines, numbers and bullets before the names
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n,;\t]+/)
    .map((name) =>
      name
        .replace(/^\s*(?:\d+[.)]|[-•*])\s*/, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean)
