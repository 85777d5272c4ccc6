// Results add up by difficulty, a day counts once, and a streak breaks.
import { beforeEach, expect, test } from 'vitest'
import {
  begunAt,
  dayBefore,
  forgetBegun,
  forgetResults,
  keepResult,
  rememberBegun,
  resultOfDay,
  resultsOf,
  streak,
  summaries,
  type Kept,
} from './results'

let number = 0
const kept = (more: Partial<Kept> = {}): Kept => ({
  table: 'abcdefghijkl',
  match: ++number,
  at: new Date(2026, 10, 16, 20).getTime(),
  setup: 'somewhere',
  options: { mode: 'normal' },
  won: true,
  score: 7,
  hints: 0,
  marks: '',
  ...more,
})
const onDay = (day: number, more: Partial<Kept> = {}) =>
  kept({ setup: `2026-11-${day}`, at: new Date(2026, 10, day, 9).getTime(), ...more })
beforeEach(() => localStorage.clear())

test('a match is kept once, and can be forgotten', () => {
  const one = kept()
  keepResult('village', one)
  keepResult('village', { ...one, score: 20 })
  expect(resultsOf('village')).toEqual([one])
  expect(resultsOf('other')).toEqual([])
  forgetResults('village')
  expect(resultsOf('village')).toEqual([])
})
test('only victories have a best and an average', () => {
  const hard = { mode: 'hard' }
  const found = summaries([
    kept({ score: 4 }),
    kept({ score: 7 }),
    kept({ won: false }),
    kept({ options: hard, won: false }),
  ])
  expect(found).toEqual([
    { options: { mode: 'normal' }, played: 3, won: 2, best: 7, average: 5.5 },
    { options: hard, played: 1, won: 0, best: null, average: null },
  ])
})
test('of a day the first time counts', () => {
  const [first, second] = [onDay(16, { won: false }), onDay(16)]
  expect(resultOfDay([first, second], '2026-11-16')).toBe(first)
})
test('a streak goes on until the evening, and breaks with a day that was lost, missed or played later', () => {
  const days = [onDay(13), onDay(14), onDay(15)]
  expect(streak(days, '2026-11-15')).toBe(3)
  expect(streak(days, '2026-11-16')).toBe(3)
  expect(streak(days, '2026-11-17')).toBe(0)
  expect(streak([...days, onDay(16, { won: false })], '2026-11-16')).toBe(3)
  expect(streak([onDay(13), onDay(15)], '2026-11-15')).toBe(1)
  expect(streak([onDay(14, { at: new Date(2026, 10, 15).getTime() }), onDay(15)], '2026-11-15')).toBe(1)
})
test('the day before, across months and summer time', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  expect(dayBefore('2026-10-26', 2)).toBe('2026-10-24')
})
test('a day that was begun is found again until its table is gone', () => {
  rememberBegun('village', '2026-11-15', 'aaaaaaaaaaaa')
  rememberBegun('village', '2026-11-16', 'bbbbbbbbbbbb')
  expect(begunAt('village', '2026-11-16')).toBe('bbbbbbbbbbbb')
  forgetBegun('bbbbbbbbbbbb', ['other', 'village'])
  expect(begunAt('village', '2026-11-16')).toBeUndefined()
  expect(begunAt('village', '2026-11-15')).toBe('aaaaaaaaaaaa')
})
