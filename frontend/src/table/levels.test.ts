import { expect, test } from 'vitest'
import type { GameSeen } from '../wire'
import { levelAbout, levelName } from './levels'

const game = { levels: ['beginner', 'steady', 'mine.py:Bot'], beats: { steady: 71 } } as unknown as GameSeen
const say = (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(' ')

test('a level says how often it beats the one below it', () => {
  expect(levelAbout(say, game, 'steady')).toBe('level-steady-about level-beats level-beginner 71')
})

test('the lowest level, and one that nobody measured, say only what they do', () => {
  expect(levelAbout(say, game, 'beginner')).toBe('level-beginner-about')
  expect(levelAbout(say, { ...game, beats: {} }, 'steady')).toBe('level-steady-about')
})

test("a bot of the host's own is called what it is", () => {
  expect(levelName(say, 'mine.py:Bot')).toBe('mine.py:Bot')
  expect(levelAbout(say, game, 'mine.py:Bot')).toBe('level-own-about')
})
