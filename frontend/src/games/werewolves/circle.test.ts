// Everybody has a place of their own, neighbours sit beside each other, and I sit below.
import { expect, test } from 'vitest'
import { columnsFor, ringOf, seated } from './circle'
import type { Person } from './wire'

const sizes = Array.from({ length: 22 }, (_, more) => more + 8)
const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ seat, place: seat }) as Person)

test.each(sizes)('%i people sit on cells of their own at the edge, and neighbours touch', (count) => {
  for (const wide of [false, true]) {
    const { columns, rows, spots } = ringOf(count, columnsFor(count, wide))
    expect(Math.min(columns, rows), 'there is a middle').toBeGreaterThan(2)
    expect(new Set(spots.map((spot) => `${spot.column}/${spot.row}`)).size).toBe(count)
    for (const spot of spots) {
      expect([1, columns].includes(spot.column) || [1, rows].includes(spot.row)).toBe(true)
    }
    spots.slice(1).forEach((spot, step) => {
      const before = spots[step]!
      expect(Math.abs(spot.column - before.column) + Math.abs(spot.row - before.row)).toBe(1)
    })
  }
})

test.each(sizes)('whoever looks sits below, with %i people', (count) => {
  for (const me of [0, 3, count - 1]) {
    const { ring, all } = seated(people(count), me, columnsFor(count, false))
    expect(all.find(({ person }) => person.seat === me)!.row).toBe(ring.rows)
  }
})

test('places count, not seats: who moved sits beside the new neighbours', () => {
  const moved = people(8).map((person) => ({ ...person, place: (person.seat * 3) % 8 }))
  const { all } = seated(moved, null, 3)
  expect(all.map(({ person }) => person.place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
