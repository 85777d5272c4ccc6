// Amounts on cards depend on the size of the set.
import { expect, test } from 'vitest'
import { amountWith, pointsFor } from './catalogue'

test.each([
  ['X', 3, 3],
  ['X + 2', 3, 5],
  ['2 X', 4, 8],
  ['2', 3, null],
  ['', 3, null],
])('%s with a set of %i cards is %s', (amount, x, value) => {
  expect(amountWith(amount, x)).toBe(value)
})

test('the last points are also for larger sets', () => {
  const box = { points: [1, 3, 5] }
  expect([1, 3, 9].map((cards) => pointsFor(box, cards))).toEqual([1, 5, 5])
})
