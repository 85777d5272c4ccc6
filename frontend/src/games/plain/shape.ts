// A view of any game as something to read: what is simple, what is a list, what is a table, and what changed.

export type Simple = string | number | boolean | null | undefined
export type Shape = 'simple' | 'words' | 'table' | 'list' | 'group'

export const isSimple = (value: unknown): value is Simple => value === null || typeof value !== 'object'
const isGroup = (value: unknown): value is Record<string, unknown> =>
  !isSimple(value) && !Array.isArray(value)

export function shapeOf(value: unknown): Shape {
  if (isSimple(value)) return 'simple'
  if (!Array.isArray(value)) return 'group'
  if (value.every(isSimple)) return 'words'
  return value.every(isGroup) && columnsOf(value).length <= 12 ? 'table' : 'list'
}

// every key that one of the rows has, in the order of the first that has it
export const columnsOf = (rows: Record<string, unknown>[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
]

// bust_chance becomes "bust chance"
export const spellOut = (key: string): string => key.replaceAll('_', ' ').replaceAll('-', ' ')

// what stands inside a value, by name or number
export function entriesOf(value: unknown): [string, unknown][] {
  if (isSimple(value)) return []
  return Array.isArray(value)
    ? value.map((item, place) => [String(place), item])
    : Object.entries(value as object)
}

// The paths of everything simple that is new or different; a path is the keys joined by /.
export function changes(before: unknown, now: unknown, path = ''): string[] {
  if (Object.is(before, now)) return []
  if (isSimple(now)) return [path]
  if (Array.isArray(now) && now.every(isSimple)) return sameWords(before, now) ? [] : [path]
  const earlier = new Map(entriesOf(before))
  return entriesOf(now).flatMap(([key, value]) =>
    changes(earlier.get(key), value, path ? `${path}/${key}` : key),
  )
}

const sameWords = (before: unknown, now: unknown[]): boolean =>
  Array.isArray(before) &&
  before.length === now.length &&
  now.every((word, place) => Object.is(word, before[place]))

// did something change here or further inside?
export const isTouched = (changed: ReadonlySet<string>, path: string): boolean =>
  changed.has(path) || [...changed].some((other) => other.startsWith(`${path}/`))

// Moves that fit what was typed: each word must stand somewhere in the move.
export function fitting(moves: string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = moves.filter((move) => words.every((word) => move.toLowerCase().includes(word)))
  const wish = words.join(' ')
  const rank = (move: string) =>
    move.toLowerCase() === wish ? 0 : move.toLowerCase().startsWith(wish) ? 1 : 2
  return wish ? fits.sort((a, b) => rank(a) - rank(b)) : fits
}
