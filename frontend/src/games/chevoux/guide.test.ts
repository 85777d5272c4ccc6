// The guide waits for the real move, follows somebody who goes another way, and ends.
import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Guide from './Guide.svelte'
import { stepOf, type Doing } from './guide'
import type { View } from './wire'

const doing = (more: Partial<Doing> = {}, view: Partial<View> = {}): Doing => ({
  view: { round: 1, played: [], ...view } as View,
  moves: ['nothing', 'swap a1 f1', 'populate e1'],
  chosen: null,
  tried: [],
  seen: new Set(),
  ...more,
})
test('the first card: look at the bakery, see where it wants to be, try it', () => {
  expect(stepOf(doing())).toBe('look')
  expect(stepOf(doing({ chosen: 'b1' }))).toBe('look')
  expect(stepOf(doing({ chosen: 'a1' }))).toBe('wish')
  expect(stepOf(doing({ chosen: 'a1', tried: ['swap a1 f1'] }))).toBe('try')
})
test('the second card brings people, unless the village has become another one', () => {
  const second = { played: ['remembrement'] }
  expect(stepOf(doing({}, second))).toBe('people')
  expect(stepOf(doing({ chosen: 'e1' }, second))).toBe('settle')
  expect(stepOf(doing({ moves: ['nothing'] }, second))).toBe('cards')
})
test('then what is to come, the growth and the end', () => {
  const third = { played: ['remembrement', 'percee'] }
  expect(stepOf(doing({}, third))).toBe('cards')
  expect(stepOf(doing({ seen: new Set(['cards']) }, third))).toBe('pile')
  expect(stepOf(doing({ seen: new Set(['cards', 'pile']) }, third))).toBe('free')
  expect(stepOf(doing({}, { round: 2 }))).toBe('grow')
  expect(stepOf(doing({ seen: new Set(['grow']) }, { round: 2 }))).toBe('end')
  expect(stepOf(doing({ seen: new Set(['grow', 'end']) }, { round: 3 }))).toBeNull()
})
test('while a move is on its way the guide says what it said', async () => {
  const about = { looked: null, piled: false, root: () => undefined, say: (message: string) => message }
  const second = doing({ chosen: 'e1' }, { played: ['remembrement'] })
  const shown = render(Guide, { ...second, ...about })
  expect(screen.getByRole('status').textContent).toBe('guide-settle')
  await shown.rerender({ moves: [] })
  expect(screen.getByRole('status').textContent).toBe('guide-settle')
  const third = doing({}, { played: ['remembrement', 'percee'] })
  await shown.rerender({ view: third.view, moves: third.moves, chosen: null })
  expect(screen.getByRole('status').textContent).toBe('guide-cards')
})
