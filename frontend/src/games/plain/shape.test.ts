// Any view can be read, and what changed in it is found.
import { describe, expect, test } from 'vitest'
import { changes, columnsOf, fitting, isTouched, shapeOf, spellOut } from './shape'

describe('shapes', () => {
  test.each([
    [null, 'simple'],
    ['roll', 'simple'],
    [0, 'simple'],
    [[], 'words'],
    [['a', 2], 'words'],
    [{ a: 1 }, 'group'],
    [[{ a: 1 }, { b: [2] }], 'table'],
    [[[1], [2]], 'list'],
    [[{ a: 1 }, 'b'], 'list'],
  ])('%j is %s', (value, shape) => expect(shapeOf(value)).toBe(shape))

  test('a table has every key of every row', () => {
    expect(columnsOf([{ a: 1 }, { b: 2, a: 3 }])).toEqual(['a', 'b'])
  })

  test('names are written as words', () => expect(spellOut('bust_chance')).toBe('bust chance'))
})

describe('changes', () => {
  test('nothing changed', () => expect(changes({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]))

  test('a change is named by its path, words of a list together', () => {
    const before = { round: 1, boards: [{ stars: ['a1'], due: 0 }] }
    const now = { round: 2, boards: [{ stars: ['a1', 'b2'], due: 0 }, { stars: [] }] }
    expect(changes(before, now)).toEqual(['round', 'boards/0/stars', 'boards/1/stars'])
  })

  test('what contains a change is touched', () => {
    const changed = new Set(['boards/0/stars'])
    expect(isTouched(changed, 'boards')).toBe(true)
    expect(isTouched(changed, 'boards/0/stars')).toBe(true)
    expect(isTouched(changed, 'board')).toBe(false)
  })
})

describe('finding a move', () => {
  const moves = ['star a1', 'a1', 'a12', 'roll']
  test('without a word all moves are there', () => expect(fitting(moves, ' ')).toEqual(moves))
  test('the exact move comes first', () => expect(fitting(moves, 'A1')).toEqual(['a1', 'a12', 'star a1']))
  test('words may stand in any order', () => expect(fitting(moves, '1 st')).toEqual(['star a1']))
  test('nothing fits', () => expect(fitting(moves, 'x')).toEqual([]))
})
