// The fan fits on the table and shows enough of every villager.
import { expect, test } from 'vitest'
import { fan } from './fan'

const hand = (...cards: number[]): [string, number][] =>
  cards.map((count, place) => [`v${place}`, count] as [string, number])

test.each([
  [hand(1), 5],
  [hand(4, 3), 5],
  [hand(1, 1, 1, 1, 1, 1, 1), 5],
  [hand(2, 1, 1, 2, 1), 5],
  [hand(3, 2, 2, 2, 1, 1, 1, 1, 1), 5],
])('%j lies within the table', (cards, room) => {
  for (const row of fan(cards, room)) expect(row.width).toBeLessThanOrEqual(room + 0.001)
})

test('many villagers lie in two rows', () => {
  expect(fan(hand(1, 1, 1, 1, 1), 5)).toHaveLength(1)
  expect(fan(hand(1, 1, 1, 1, 1, 1, 1, 1, 1), 5)).toHaveLength(2)
})

test('nothing is lost', () => {
  const cards = fan(hand(3, 1, 2, 2, 2, 2, 1, 1), 5).flatMap((row) => row.groups)
  expect(cards.map((group) => group.cards)).toEqual([3, 1, 2, 2, 2, 2, 1, 1])
})
