// What this browser remembers of tables between visits: the newest ones, promises of luck and small habits.
import { remember, remembered } from '../settings.svelte'

export interface RememberedTable {
  id: string
  game: string
  at: number
}

const MOST_TABLES = 8
const MOST_PROMISES = 40

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise // a foreign hand wrote it
  }
}

const write = (name: string, value: unknown): void => remember(name, JSON.stringify(value))

export const rememberedTables = (): RememberedTable[] => read('tables', [])

export function rememberTable(id: string, game: string, at: number): void {
  const others = rememberedTables().filter((table) => table.id !== id)
  write('tables', [{ id, game, at }, ...others].slice(0, MOST_TABLES))
}

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

export const hasHabit = (name: string): boolean => read(name, false)
export const keepHabit = (name: string, value: boolean): void => write(name, value)
