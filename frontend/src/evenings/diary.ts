// What somebody played on this device: matches that are over, and what they add up to.
import { remember, remembered } from '../settings.svelte'
import type { Evening, TableSeen } from '../wire'

const MOST = 1000 // then the oldest go
const NAME = 'evenings'

export function diary(): Evening[] {
  try {
    const found = JSON.parse(remembered(NAME) ?? '[]') as unknown
    return Array.isArray(found) ? found.filter(isEvening) : []
  } catch {
    return [] // a foreign hand wrote it
  }
}

export function isEvening(given: unknown): given is Evening {
  const one = given as Partial<Evening> | null
  return (
    typeof one?.table === 'string' &&
    /^[a-z2-7]{12}$/.test(one.table) &&
    Number.isInteger(one.match) &&
    typeof one.game === 'string' &&
    typeof one.at === 'number' &&
    Number.isInteger(one.seat) &&
    Array.isArray(one.names) &&
    one.names.every((name) => typeof name === 'string') &&
    typeof one.people === 'number' &&
    typeof one.won === 'boolean' &&
    (one.score === null || Number.isInteger(one.score)) &&
    typeof one.counts === 'boolean' &&
    typeof one.setup === 'string' &&
    typeof one.share === 'string'
  )
}

const nameOf = (one: Evening) => `${one.table}/${one.match}`

// adds those that are not there yet, each match once, the newest last; how many are new
export function addEvenings(more: Evening[]): number {
  const before = diary()
  const here = new Set(before.map(nameOf))
  const fresh = more.filter((one) => !here.has(nameOf(one)) && here.add(nameOf(one)))
  if (!fresh.length) return 0
  const all = [...before, ...fresh].sort((one, other) => one.at - other.at)
  remember(NAME, JSON.stringify(all.slice(-MOST)))
  return fresh.length
}

export const forgetEvenings = (): void => remember(NAME, '[]')

// the match that has just ended at a table where this device sits; null if there is none
export function eveningOf(table: TableSeen, seat: number | null, now: number): Evening | null {
  if (table.phase !== 'over' || !table.result || seat === null || table.moderated) return null
  const { result } = table
  return {
    table: table.id,
    match: table.match,
    game: table.game,
    at: now,
    seat,
    names: table.seats.map((one) => one.name ?? ''),
    people: table.seats.filter((one) => one.kind === 'person').length,
    won: result.winners.includes(seat),
    score: result.scores[seat] ?? null,
    counts: table.setup !== 'lesson' && table.backs === 0,
    setup: table.setup,
    share: table.links.share,
  }
}

// -- what it adds up to ----------------------------------------------------------------------------------

export interface Numbers {
  game: string
  played: number
  won: number
  best: number | null
  bestAt: Evening | null
  streak: number // victories in a row, up to the last match
  longest: number
}

export function numbersOf(evenings: Evening[]): Numbers[] {
  const games = [...new Set(evenings.map((one) => one.game))]
  return games
    .map((game) =>
      sumUp(
        game,
        evenings.filter((one) => one.game === game && one.counts),
      ),
    )
    .filter((one) => one.played)
    .sort((one, other) => other.played - one.played)
}

function sumUp(game: string, evenings: Evening[]): Numbers {
  let streak = 0
  let longest = 0
  let bestAt: Evening | null = null
  for (const one of evenings) {
    streak = one.won ? streak + 1 : 0
    longest = Math.max(longest, streak)
    if (one.score !== null && (bestAt === null || one.score > (bestAt.score ?? 0))) bestAt = one
  }
  const won = evenings.filter((one) => one.won).length
  return { game, played: evenings.length, won, best: bestAt?.score ?? null, bestAt, streak, longest }
}

// with whom one played most often, without bots
export function companions(evenings: Evening[]): { name: string; times: number }[] {
  const times = new Map<string, number>()
  for (const one of evenings) {
    if (one.people < 2) continue
    for (const [seat, name] of one.names.entries())
      if (seat !== one.seat && name) times.set(name, (times.get(name) ?? 0) + 1)
  }
  return [...times].map(([name, times]) => ({ name, times })).sort((one, other) => other.times - one.times)
}

// by day, the newest first
export function byDay(evenings: Evening[], dayOf: (at: number) => string): [string, Evening[]][] {
  const days = new Map<string, Evening[]>()
  for (const one of [...evenings].sort((one, other) => other.at - one.at))
    days.set(dayOf(one.at), [...(days.get(dayOf(one.at)) ?? []), one])
  return [...days]
}

// -- as a file -------------------------------------------------------------------------------------------

const FORMAT = 'hameau-evenings 1'

export const written = (evenings: Evening[]): string => JSON.stringify({ hameau: FORMAT, evenings }, null, 1)

// null: this is no such file
export function readFrom(text: string): Evening[] | null {
  try {
    const found = JSON.parse(text) as { hameau?: string; evenings?: unknown }
    return found.hameau === FORMAT && Array.isArray(found.evenings) ? found.evenings.filter(isEvening) : null
  } catch {
    return null
  }
}
