import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line, scene } from './fake-socket'
import { HURRYING, SceneQueue, SHOWING } from './scenes.svelte'

let still = false
let queue: SceneQueue

const arrive = (number: number, more = {}) =>
  queue.push(scene({ number, lines: [line('laid', number)], ...more }))
const shown = () => queue.shown?.scene.number

beforeEach(() => {
  vi.useFakeTimers()
  still = false
  queue = new SceneQueue(() => still)
  arrive(1, { whole: true })
})
afterEach(() => vi.useRealTimers())

test('the first scene is shown at once, without movement', () => {
  expect(queue.shown).toMatchObject({ scene: { number: 1 }, lines: [] })
  expect(queue.settled).toBe(true)
})

test('scenes are shown one after another', () => {
  arrive(2)
  arrive(3)
  expect(shown()).toBe(2)
  expect(queue.shown!.lines).toHaveLength(1)
  vi.advanceTimersByTime(SHOWING)
  expect(shown()).toBe(3)
  expect(queue.settled).toBe(false)
  vi.advanceTimersByTime(SHOWING)
  expect(queue.settled).toBe(true)
})

test('moves are offered only when the newest scene is the one that is seen', () => {
  expect(queue.moves).toEqual(['roll'])
  arrive(2, { moves: ['skip'] })
  expect(queue.moves).toEqual(['skip'])
  arrive(3, { moves: ['out'] })
  expect(queue.moves).toEqual([])
  vi.advanceTimersByTime(SHOWING)
  expect(queue.moves).toEqual(['out'])
})

test('a decision stays offered while the others decide beside me', () => {
  queue.push(scene({ number: 1, lines: [line('laid', 2)] }))
  queue.push(scene({ number: 1, lines: [line('laid', 3)] }))
  expect(queue.shown!.scene).not.toBe(queue.newest)
  expect(queue.moves).toEqual(['roll'])
})

test('a game may say how long its board needs', () => {
  queue.pace = () => 2 * SHOWING
  arrive(2)
  vi.advanceTimersByTime(SHOWING)
  expect(queue.settled).toBe(false)
  vi.advanceTimersByTime(SHOWING)
  expect(queue.settled).toBe(true)
})

test('what has been seen is skipped, and the next scene has its own time', () => {
  arrive(2)
  arrive(3)
  queue.skip()
  expect([shown(), queue.settled]).toEqual([3, false])
  queue.skip()
  expect(queue.settled).toBe(true)
  queue.skip() // nothing is left to skip
  expect([shown(), queue.settled]).toEqual([3, true])
})

test('catches up when more than four wait', () => {
  for (let number = 2; number <= 8; number++) arrive(number)
  expect([shown(), queue.hurry]).toEqual([2, true])
  vi.advanceTimersByTime(SHOWING + 5 * HURRYING)
  expect([shown(), queue.hurry, queue.settled]).toEqual([8, false, false]) // the last one has its time again
  vi.advanceTimersByTime(SHOWING)
  expect(queue.settled).toBe(true)
})

test('shows at once without motion, in a hidden tab, and when everything is told anew', () => {
  arrive(2)
  arrive(3, { whole: true })
  expect([shown(), queue.settled]).toEqual([3, true])
  still = true
  arrive(4)
  arrive(5)
  expect([shown(), queue.shown!.lines]).toEqual([5, []])
  still = false
  arrive(6)
  arrive(7)
  queue.catchUp()
  expect([shown(), queue.settled]).toEqual([7, true])
})
