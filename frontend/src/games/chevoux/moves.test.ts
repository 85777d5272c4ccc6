// Where tiles go is what the text of a move says.
import { expect, test } from 'vitest'
import { journeys, movesBetween, moveTold, squareOf, targetsOf, wishFor } from './moves'

test('what is wished for by a tap is said as a move, for every card', () => {
  expect(wishFor('swap in row', 'a1', 'c2')).toBe('swap a1 c2')
  expect(wishFor('slide row', 'a1', 'c2')).toBe('swap a1 c2')
  expect(wishFor('rotate', 'c2', 'b1')).toBe('turn b1')
  expect(wishFor('rotate', 'f5', '')).toBe('turn e4')
  expect(wishFor('rotate', 'a1', 'd1')).toBe('swap a1 d1')
  expect(wishFor('swap in row', 'a1', '')).toBe('swap a1 b1')
  expect(wishFor('swap in column', 'c1', '')).toBe('swap c1 c2')
})
test('a swap exchanges two tiles', () => {
  expect([...journeys('swap a1 c2', 3)]).toEqual([
    ['a1', 'c2'],
    ['c2', 'a1'],
  ])
})
test('what leaves a row on one side comes back on the other', () => {
  const found = journeys('row 2 by 2', 3)
  expect([found.get('a2'), found.get('e2'), found.get('f2')]).toEqual(['c2', 'a2', 'b2'])
})
test('a column slides within the rows that have tiles', () => {
  const found = journeys('column c by 1', 3)
  expect([found.get('c1'), found.get('c3'), found.get('c4')]).toEqual(['c2', 'c1', undefined])
})
test('a square turns clockwise with the river at the top', () => {
  expect(squareOf('b2')).toEqual(['b2', 'c2', 'c3', 'b3'])
  expect(journeys('turn b2 by 1', 3).get('b2')).toBe('c2')
  expect(journeys('turn b2 by 3', 3).get('b2')).toBe('b3')
})
test('two squares can bring a tile to its neighbour', () => {
  const moves = [
    'nothing',
    'populate a1',
    'turn a1 by 1',
    'turn b1 by 1',
    'turn a2 by 1',
    'turn b2 by 1',
    'turn b1 by 3',
  ]
  expect(movesBetween(moves, 'b2', 'c2', 3)).toEqual(['turn b2 by 1', 'turn b1 by 3'])
  expect(movesBetween(moves, 'b1', 'c1', 3)).toEqual(['turn b1 by 1'])
  expect([...targetsOf(moves, 'a1', 3)]).toEqual(['b1'])
})
test('a nothing moves nothing', () => {
  expect(journeys('nothing', 3).size).toBe(0)
  expect(journeys('populate c2', 3).size).toBe(0)
})
test('an event is told as the move behind it', () => {
  expect(moveTold({ event: 'slid-row', seat: 0, row: 2, spaces: 3 })).toBe('row 2 by 3')
  expect(moveTold({ event: 'rotated', seat: 0, cells: ['b2', 'c2', 'c3', 'b3'], quarters: 2 })).toBe(
    'turn b2 by 2',
  )
})
