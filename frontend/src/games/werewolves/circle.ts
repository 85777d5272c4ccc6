// Where everybody sits: a ring of places, clockwise, that fits a phone held upright as well as a wall.
import type { Person } from './wire'

export interface Spot {
  column: number // from 1
  row: number
}
export interface Ring {
  columns: number
  rows: number
  spots: Spot[] // by the number of the step round the ring, from the top left corner
}

// A ring of cells: a row above, a row below and two sides, so that there is a middle. The right side takes what cannot be halved.
export function ringOf(people: number, columns: number): Ring {
  const wide = Math.max(2, Math.min(columns, Math.floor((people - 1) / 2)))
  const sides = people - 2 * wide
  const right = Math.ceil(sides / 2)
  const rows = right + 2
  const spots: Spot[] = []
  for (let step = 0; step < wide; step++) spots.push({ column: step + 1, row: 1 })
  for (let step = 0; step < right; step++) spots.push({ column: wide, row: step + 2 })
  for (let step = 0; step < wide; step++) spots.push({ column: wide - step, row: rows })
  for (let step = 0; step < sides - right; step++) spots.push({ column: 1, row: rows - 1 - step })
  return { columns: wide, rows, spots }
}

// how many stand side by side on a phone and on a wider table
export const columnsFor = (people: number, wide: boolean): number =>
  wide ? Math.max(4, Math.ceil(people / 3)) : people > 10 ? 4 : 3

export interface Seated extends Spot {
  person: Person
}

// Everybody in the order of places, turned so that I sit below in the middle; whoever only watches sees place 0 first.
export function seated(people: Person[], me: number | null, columns: number): { ring: Ring; all: Seated[] } {
  const ring = ringOf(people.length, columns)
  const order = [...people].sort((one, other) => one.place - other.place)
  const mine = me === null ? -1 : order.findIndex((person) => person.seat === me)
  const below = ring.columns + (ring.rows - 2) + Math.floor((ring.columns - 1) / 2)
  const turn = mine < 0 ? 0 : below - mine
  const all = order.map((person, place) => {
    const step = (((place + turn) % order.length) + order.length) % order.length
    return { person, ...ring.spots[step]! }
  })
  return { ring, all }
}

// the middle of a cell, in hundredths of the whole ring
export const centre = (spot: Spot, ring: Ring): { x: number; y: number } => ({
  x: ((spot.column - 0.5) / ring.columns) * 100,
  y: ((spot.row - 0.5) / ring.rows) * 100,
})

// on a wall the ring is round: hundredths of the picture, clockwise from above
export function onEllipse(step: number, people: number): { x: number; y: number } {
  const turn = (step / people) * 2 * Math.PI - Math.PI / 2
  return { x: 50 + 44 * Math.cos(turn), y: 51 + 41 * Math.sin(turn) }
}
