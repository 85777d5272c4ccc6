import { expect, test } from 'vitest'
import type { GameSeen } from '../wire'
import { hasSolo, usualLevel, usualSeats } from './opening'

const game = (seats: number[], levels = ['beginner', 'steady', 'strong']): GameSeen => ({
  key: 'x',
  title: 'X',
  titles: {},
  seats,
  minutes: 30,
  credits: '',
  options: [],
  levels,
  beats: {},
  daily: false,
  lesson: false,
  moderated: false,
})

test('three play if three can', () => {
  expect(usualSeats(game([2, 3, 4]))).toBe(3)
  expect(usualSeats(game([5, 6]))).toBe(5)
})

test('one can play alone what is for one and for more', () => {
  expect([[1], [2, 3], [1, 2, 3, 4]].map((seats) => hasSolo(game(seats)))).toEqual([false, false, true])
})

test('the level is the last one, else a steady one, else the first', () => {
  expect(usualLevel(game([2]), 'strong')).toBe('strong')
  expect(usualLevel(game([2]), 'gone')).toBe('steady')
  expect(usualLevel(game([2], ['only']), '')).toBe('only')
})
