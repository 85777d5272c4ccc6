// Asking for an analysis: until it is there, as long as somebody waits, and what went wrong is said.
import { expect, test, vi } from 'vitest'
import type { Analysis, AnalysisSeen } from '../wire'
import { Asking, BEAT } from './asking.svelte'

const seen = (done: number, steps: number, told: unknown = null): AnalysisSeen => ({
  done,
  steps,
  told: told as Analysis | null,
  heard: [],
})

test('it asks until all is there, and tells how far it is', async () => {
  vi.useFakeTimers()
  const answers = [seen(0, 0), seen(5, 20), seen(20, 20, { points: [] })]
  const asking = new Asking()
  const parts: (number | null)[] = []
  const asked = asking.begin('t', 1, 0, async () => {
    parts.push(asking.part)
    return answers.shift()!
  })
  await vi.advanceTimersByTimeAsync(2 * BEAT)
  await asked
  expect(asking.seen?.told).not.toBeNull()
  expect(parts).toEqual([null, null, 0.25])
  expect(asking.waiting).toBe(false)
  vi.useRealTimers()
})
test('who leaves the page asks no more', async () => {
  vi.useFakeTimers()
  let times = 0
  const asking = new Asking()
  const asked = asking.begin('t', 1, 0, async () => {
    times += 1
    return seen(0, 5)
  })
  await vi.advanceTimersByTimeAsync(BEAT / 2)
  asking.stop()
  await vi.advanceTimersByTimeAsync(5 * BEAT)
  await asked
  expect(times).toBe(1)
  vi.useRealTimers()
})
test('what went wrong is kept, and one may ask again', async () => {
  const asking = new Asking()
  const problem = new Error('no')
  await asking.begin('t', 1, 0, () => Promise.reject(problem))
  expect(asking.refusal).toBe(problem)
  await asking.begin('t', 1, 0, async () => seen(1, 1, {}))
  expect(asking.refusal).toBeNull()
  expect(asking.seen?.told).not.toBeNull()
})
