import { expect, test } from 'vitest'
import { newcomers } from './coming'

test('whoever sits where nobody sat has come', () => {
  expect(newcomers(['', '', ''], ['', 'Eve', ''])).toEqual(['Eve'])
  expect(newcomers(['', 'Eve'], ['Dan', 'Eve'])).toEqual(['Dan'])
})

test('whoever changes seat or name, or leaves, has not', () => {
  expect(newcomers(['', 'Eve', ''], ['', '', 'Eve'])).toEqual([])
  expect(newcomers(['', 'Eve'], ['', 'Eva'])).toEqual([])
  expect(newcomers(['', 'Eve'], ['', ''])).toEqual([])
})
