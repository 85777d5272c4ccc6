import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf, Playback } from './playback.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('stepping stays between the first and the last move', () => {
  const playback = new Playback(2)
  playback.step(-1)
  expect(playback.at).toBe(0)
  playback.step(5)
  expect(playback.at).toBe(2)
})

test('playing goes on move by move, shows movement and stops at the end', () => {
  const playback = new Playback(2)
  playback.play()
  vi.advanceTimersByTime(1500)
  expect([playback.at, playback.still, playback.playing]).toEqual([1, false, true])
  vi.advanceTimersByTime(10_000)
  expect([playback.at, playback.playing]).toEqual([2, false])
})

test('a step shows no movement and pauses', () => {
  const playback = new Playback(9)
  playback.play()
  playback.step(1)
  vi.advanceTimersByTime(10_000)
  expect([playback.at, playback.still, playback.playing]).toEqual([1, true, false])
})

test('playing from the end starts over', () => {
  const playback = new Playback(3, 3)
  playback.play()
  expect(playback.at).toBe(0)
})

test('at full speed nothing is animated', () => {
  const playback = new Playback(9)
  playback.speed = 4
  playback.play()
  vi.advanceTimersByTime(400)
  expect([playback.at, playback.still]).toEqual([1, true])
})

test('a match without moves can be looked at', () => {
  const playback = new Playback(0)
  playback.play()
  expect([playback.at, playback.playing]).toEqual([0, false])
})

test.each([
  ['ArrowRight', 5],
  ['ArrowLeft', 3],
  ['Home', 0],
  ['End', 9],
])('%s leads from 4 to %i', (key, at) => {
  const playback = new Playback(9, 4)
  keyOf(key)!(playback)
  expect(playback.at).toBe(at)
})

test('other keys are not ours', () => expect(keyOf('a')).toBeNull())
