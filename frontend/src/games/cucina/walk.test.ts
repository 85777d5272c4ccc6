// The count goes with the steps that are shown, and the next scene waits for the last one.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { KITCHEN } from './example'
import { countOf, pace, STEP } from './walk.svelte'

const step = (far: number, lobsters: number, bones: number) => ({
  far,
  space: 'b4',
  sides: 'ns',
  niche: '',
  lobsters,
  bones,
})
const walk = [step(1, 1, 0), step(2, 0, 1), step(3, 2, 0)]

test('only what was reached so far is counted', () => {
  const kitchen = { ...KITCHEN, walk }
  expect(countOf(kitchen, 0)).toEqual({ lobsters: 0, bones: 0 })
  expect(countOf(kitchen, 2)).toEqual({ lobsters: 1, bones: 1 })
  expect(countOf(kitchen, Infinity)).toEqual({ lobsters: 3, bones: 1 })
})
test('a walk is waited for to its end, anything else is not', () => {
  const line = (event: string, data: object): Line =>
    ({ event, seat: 0, rule: null, data, facts: {} }) as never
  expect(pace([line('scored', { walk })])).toBeGreaterThan(3 * STEP)
  expect(pace([line('called', {})])).toBe(0)
})
