// The 36 fields of a board: their names, where they lie and which colour is printed there.
import type { Board } from './wire'

export type Colour = 'red' | 'yellow' | 'green' | 'blue'
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue']
export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export const SIDE = 6

const LETTERS: Record<string, Colour> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' }

export interface Field {
  name: string // c5 is column 3, row 5
  row: number // from 0
  column: number
}

export const FIELDS: readonly Field[] = Array.from({ length: SIDE * SIDE }, (_, place) => {
  const row = Math.floor(place / SIDE)
  const column = place % SIDE
  return { name: `${COLUMNS[column]}${row + 1}`, row, column }
})
export const ROWS: readonly (readonly Field[])[] = COLUMNS.map((_, row) =>
  FIELDS.slice(row * SIDE, (row + 1) * SIDE),
)

export const colourAt = (colours: Board['colours'], field: Field): Colour =>
  LETTERS[colours[field.row]?.[field.column] ?? ''] ?? 'red'

// the field that an arrow key leads to, or null at the edge and for other keys
export function neighbour(name: string, key: string): string | null {
  const field = FIELDS.find((field) => field.name === name)
  const step = STEPS[key]
  if (!field || !step) return null
  return ROWS[field.row + step[0]]?.[field.column + step[1]]?.name ?? null
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
