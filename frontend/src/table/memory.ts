// What this browser remembers of tables between visits: the newest ones, promises of luck and small habits.
import { remember, remembered } from '../settings.svelte'

export interface RememberedTable {
  id: string
  game: string
  at: number
  over?: boolean // nothing goes on there
}

const MOST_TABLES = 24
const MOST_PROMISES = 40
const MOST_SHARES = 80

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise // a foreign hand wrote it
  }
}

const write = (name: string, value: unknown): void => remember(name, JSON.stringify(value))

export const rememberedTables = (): RememberedTable[] => read('tables', [])

export function rememberTable(id: string, game: string, at: number, over = false): void {
  const others = rememberedTables().filter((table) => table.id !== id)
  write('tables', [{ id, game, at, ...(over ? { over } : {}) }, ...others].slice(0, MOST_TABLES))
}

export const forgetTable = (id: string): void =>
  write(
    'tables',
    rememberedTables().filter((table) => table.id !== id),
  )

// the first promise that was seen stays: a later, different one would show that it was exchanged
export function rememberPromise(table: string, match: number, promise: string): void {
  const promises = read<Record<string, string>>('promises', {})
  const name = `${table}/${match}`
  if (!promise || promises[name]) return
  const kept = Object.entries(promises).slice(1 - MOST_PROMISES)
  write('promises', Object.fromEntries([...kept, [name, promise]]))
}

export const rememberedPromise = (table: string, match: number): string | null =>
  read<Record<string, string>>('promises', {})[`${table}/${match}`] ?? null

// what this device added to the luck of a match; `done` if the server has said that it is in
export interface RememberedShare {
  share: string
  done: boolean
}
type AllShares = Record<string, RememberedShare>

const shareName = (table: string, match: number, seat: number) => `${table}/${match}/${seat}`

export const rememberedShare = (table: string, match: number, seat: number): RememberedShare | null =>
  read<AllShares>('shares', {})[shareName(table, match, seat)] ?? null

export function rememberShare(table: string, match: number, seat: number, share: string): void {
  if (rememberedShare(table, match, seat)) return
  const kept = Object.entries(read<AllShares>('shares', {})).slice(1 - MOST_SHARES)
  write('shares', Object.fromEntries([...kept, [shareName(table, match, seat), { share, done: false }]]))
}

export function keepShare(table: string, match: number, seat: number): void {
  const shares = read<AllShares>('shares', {})
  const found = shares[shareName(table, match, seat)]
  if (found) write('shares', { ...shares, [shareName(table, match, seat)]: { ...found, done: true } })
}

export function forgetShare(table: string, match: number, seat: number): void {
  const { [shareName(table, match, seat)]: _, ...others } = read<AllShares>('shares', {})
  write('shares', others)
}

// the table that this tab has just opened against bots: it begins by itself when this device has added its luck
const BEGINS = 'hameau.begins'

export function beginsItself(table: string): boolean {
  try {
    return sessionStorage.getItem(BEGINS) === table
  } catch {
    return false
  }
}

export function letBegin(table: string | null): void {
  try {
    if (table) sessionStorage.setItem(BEGINS, table)
    else sessionStorage.removeItem(BEGINS)
  } catch {
    // then the person presses the button
  }
}

export const hasHabit = (name: string): boolean => read(name, false)
export const keepHabit = (name: string, value: boolean): void => write(name, value)
