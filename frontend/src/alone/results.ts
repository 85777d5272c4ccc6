// What this device remembers of matches that somebody played alone: results, days, and what they add up to.
import { remember, remembered } from '../settings.svelte'

export interface Kept {
  table: string
  match: number
  at: number // when it ended, in milliseconds since 1970
  setup: string // a day, or a word
  options: Record<string, string>
  won: boolean
  score: number // 0 for a lost match, which has none
  hints: number
  marks: string // how it went, without what would spoil it
}

export interface Summary {
  options: Record<string, string>
  played: number
  won: number
  best: number | null // of the victories
  average: number | null
}

const MOST = 400 // results of a game; then the oldest go
const DAY = /^\d{4}-\d\d-\d\d$/
export const isDay = (setup: string): boolean => DAY.test(setup)

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise // a foreign hand wrote it
  }
}

export const resultsOf = (game: string): Kept[] => read<Kept[]>(`results.${game}`, [])

// each match once, the newest last
export function keepResult(game: string, result: Kept): void {
  const before = resultsOf(game)
  if (before.some((one) => one.table === result.table && one.match === result.match)) return
  remember(`results.${game}`, JSON.stringify([...before, result].slice(-MOST)))
}

export const forgetResults = (game: string): void => remember(`results.${game}`, '[]')

// by difficulty, in the order in which each was first played
export function summaries(results: Kept[]): Summary[] {
  const groups = new Map<string, Kept[]>()
  for (const one of results) {
    const key = JSON.stringify(Object.entries(one.options).sort())
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const scores = group.filter((one) => one.won).map((one) => one.score)
    return {
      options: group[0]!.options,
      played: group.length,
      won: scores.length,
      best: scores.length ? Math.max(...scores) : null,
      average: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    }
  })
}

// -- days ------------------------------------------------------------------------------------------------

export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export function dayBefore(day: string, days = 1): string {
  const [year, month, date] = day.split('-').map(Number)
  return dayOf(new Date(year!, month! - 1, date! - days, 12))
}

// the first time counts: afterwards one knows what comes
export const resultOfDay = (results: Kept[], day: string): Kept | undefined =>
  results.find((one) => one.setup === day)

// days won in a row, each on its own day, up to today or yesterday
export function streak(results: Kept[], today: string): number {
  const won = (day: string) => {
    const one = resultOfDay(results, day)
    return one !== undefined && one.won && dayOf(new Date(one.at)) === day
  }
  let day = won(today) ? today : dayBefore(today)
  let days = 0
  while (won(day)) {
    days += 1
    day = dayBefore(day)
  }
  return days
}

// the table at which a day was begun, so that nobody begins it twice by accident
export const begunAt = (game: string, day: string): string | undefined =>
  read<Record<string, string>>(`days.${game}`, {})[day]

export function rememberBegun(game: string, day: string, table: string): void {
  const days = Object.entries(read<Record<string, string>>(`days.${game}`, {})).slice(-40)
  remember(`days.${game}`, JSON.stringify(Object.fromEntries([...days, [day, table]])))
}

// a table that is no longer there: its day can be begun anew
export function forgetBegun(table: string, games: string[]): void {
  for (const game of games) {
    const days = read<Record<string, string>>(`days.${game}`, {})
    const kept = Object.entries(days).filter(([, at]) => at !== table)
    if (kept.length < Object.keys(days).length)
      remember(`days.${game}`, JSON.stringify(Object.fromEntries(kept)))
  }
}
