// The text tells the result against par, and spoils nothing.
import { expect, test } from 'vitest'
import { textOf } from './sharing'
import type { Kept } from './results'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const kept: Kept = {
  table: 'abcdefghijkl',
  match: 1,
  at: 0,
  setup: '2026-11-16',
  options: {},
  won: true,
  score: 9,
  hints: 2,
  marks: '■●· ■■■',
}
test('a victory against par, with the hints', () => {
  expect(textOf('Village of 16 November', kept, 7, 'https://h/games/v', say).split('\n')).toEqual([
    'Village of 16 November',
    '✓ alone-points 9 (alone-above-par 2)',
    '■●· ■■■',
    'alone-hints 2',
    'https://h/games/v',
  ])
})
test('at par and below it', () => {
  expect(textOf('', kept, 9, '', say)).toContain('(alone-at-par)')
  expect(textOf('', { ...kept, score: -1 }, 2, '', say)).toContain('(alone-below-par 3)')
})
test('a lost village has no score', () => {
  const text = textOf('', { ...kept, won: false, hints: 0 }, 7, '', say)
  expect(text).toBe('✗ alone-lost\n■●· ■■■')
})
