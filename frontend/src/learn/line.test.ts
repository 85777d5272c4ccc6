// The line of a match: where it goes, and from where one can try something else.
import { expect, test } from 'vitest'
import type { Analysis, Frame, Moment, Point } from '../wire'
import { pathOf, scaleOf, signOf, spotOf, spots, triedAt } from './line'

const points: Point[] = [
  { number: 0, worth: 0.5, cause: 'start' },
  { number: 1, worth: 0.4, cause: 'choice' },
  { number: 1, worth: 0.6, cause: 'luck' },
  { number: 4, worth: 1, cause: 'others' },
]
const told = (measure: Analysis['measure'], given = points): Analysis => ({
  seat: 0,
  measure,
  points: given,
  choices: [],
  clues: [],
  looked_for: '',
  moments: [],
  totals: null,
  worlds: 100,
})

test('chances lie between none and certain, whatever they were', () => {
  expect(scaleOf(told('chance'))).toEqual({ least: 0, most: 1 })
})
test('points lie where they lie, also below nothing', () => {
  const scale = scaleOf(
    told('points', [
      { number: 0, worth: -3, cause: 'start' },
      { ...points[1]!, worth: 12 },
    ]),
  )
  expect(scale.least).toBe(-3)
  expect(scale.most).toBeGreaterThan(12)
})
test('the line goes from the first move to the last, up when hopes rise', () => {
  const found = spots(points, { least: 0, most: 1 }, 400, 100)
  expect(found.map(({ x, y }) => [x, Math.round(y)])).toEqual([
    [0, 50],
    [100, 60],
    [100, 40],
    [400, 0],
  ])
  expect(pathOf(found)).toBe('M0.0 50.0L100.0 60.0L100.0 40.0L400.0 0.0')
})
test('a moment stands where it has led', () => {
  const all = spots(points, { least: 0, most: 1 }, 400, 100)
  const luck: Moment = { cause: 'luck', since: 0, until: 1, before: 0.4, after: 0.6, seat: null }
  expect(spotOf(luck, all)).toBe(all[2])
})

const frames = [null, 0, 1, 1, 0, 1].map((seat, number) => ({ number, seat }) as Frame)
const moment = (cause: Moment['cause'], since: number, until: number): Moment => ({
  cause,
  since,
  until,
  before: 0,
  after: 1,
  seat: null,
})
test('a choice is tried again where it was made, anything else at the next own decision', () => {
  expect(triedAt(moment('choice', 0, 1), frames, 0)).toBe(0)
  expect(triedAt(moment('others', 1, 3), frames, 0)).toBe(3)
  expect(triedAt(moment('others', 4, 5), frames, 0)).toBe(3) // nothing was decided after that
  expect(triedAt(moment('luck', 0, 1), frames, 2)).toBeNull()
})
test('a change says which way it went', () => {
  expect([0.1, -0.1, 0].map(signOf)).toEqual(['+', '−', '±'])
})
