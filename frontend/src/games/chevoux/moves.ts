// Moves as their text says them: where each tile goes, and which moves bring a tile from one cell to another.
import type { Events } from './wire'

export const LETTERS = 'abcdef'
export const COLUMNS = 6
export const ROWS = 5

export interface Spot {
  column: number // from 0
  row: number
}
export const nameOf = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`
export const spotOf = (cell: string): Spot => ({
  column: LETTERS.indexOf(cell[0] ?? ''),
  row: Number(cell[1]) - 1,
})

// the four cells of a square, clockwise from the one that names it
export function squareOf(cell: string): string[] {
  const { column, row } = spotOf(cell)
  return [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ].map(([x, y]) => nameOf(x!, y!))
}

// the cells that move as a ring, in order, and by how many places
function ringOf(move: string, rows: number): { cells: string[]; by: number } {
  const [verb, first = '', second = '', third = ''] = move.split(' ')
  const by = Number(third || second) || 1
  const all = (count: number, cell: (place: number) => string) =>
    Array.from({ length: count }, (_, at) => cell(at))
  if (verb === 'swap') return { cells: [first, second], by: 1 }
  if (verb === 'row') return { cells: all(COLUMNS, (at) => nameOf(at, Number(first) - 1)), by }
  if (verb === 'column') return { cells: all(rows, (at) => `${first}${at + 1}`), by }
  if (verb === 'turn') return { cells: squareOf(first), by }
  return { cells: [], by: 0 }
}

// where the tiles go that a move moves
export function journeys(move: string, rows: number): Map<string, string> {
  const { cells, by } = ringOf(move, rows)
  return new Map(cells.map((cell, at) => [cell, cells[(at + by) % cells.length]!]))
}

// the moves after which the tile of one cell lies on another
export const movesBetween = (moves: string[], from: string, to: string, rows: number): string[] =>
  moves.filter((move) => journeys(move, rows).get(from) === to)

export function targetsOf(moves: string[], from: string, rows: number): Set<string> {
  const found = new Set<string>()
  for (const move of moves) {
    const to = journeys(move, rows).get(from)
    if (to && to !== from) found.add(to)
  }
  return found
}

// What somebody wants who taps there, with a card that rearranges so; legal or not. Without an aim: to move the tile at all.
export function wishFor(how: string, from: string, to: string): string {
  const { column, row } = spotOf(from)
  const across = how !== 'swap in column'
  const beside = to || (across ? nameOf(column ? column - 1 : 1, row) : nameOf(column, row ? row - 1 : 1))
  const other = spotOf(beside)
  const near = Math.abs(other.column - column) <= 1 && Math.abs(other.row - row) <= 1
  if (how !== 'rotate' || !near) return `swap ${from} ${beside}`
  return `turn ${nameOf(Math.min(column, other.column, COLUMNS - 2), Math.min(row, other.row, ROWS - 2))}`
}

// an event as the move that it tells of
export function moveTold(event: Events): string | null {
  if (event.event === 'swapped') return `swap ${event.cells.join(' ')}`
  if (event.event === 'slid-row') return `row ${event.row} by ${event.spaces}`
  if (event.event === 'slid-column') return `column ${event.column} by ${event.spaces}`
  if (event.event === 'rotated') return `turn ${event.cells[0]} by ${event.quarters}`
  return null
}
