// The guide waits for the real move, follows somebody who goes another way, and ends.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { hintOf } from '../guide'
import Guide from '../Guide.svelte'
import { HINTS, type Doing } from './guide'
import type { View } from './wire'

const doing = (more: Partial<Doing> = {}, view: Partial<View> = {}): Doing => ({
  view: { round: 1, played: [], ...view } as View,
  moves: ['nothing', 'swap a1 f1', 'populate e1'],
  chosen: null,
  tried: [],
  looked: null,
  piled: false,
  ...more,
})
const stepOf = (now: Doing, ...seen: string[]) => hintOf(HINTS, now, new Set(seen))?.key ?? null

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
  expect(stepOf(doing({}, third), 'cards')).toBe('pile')
  expect(stepOf(doing({}, third), 'cards', 'pile')).toBe('free')
  expect(stepOf(doing({}, { round: 2 }))).toBe('grow')
  expect(stepOf(doing({}, { round: 2 }), 'grow')).toBe('end')
  expect(stepOf(doing({}, { round: 3 }), 'grow', 'end')).toBeNull()
})
const said = () => screen.getByRole('status').textContent
const about = { hints: HINTS, root: () => undefined, say: (message: string) => message }

test('while a move is on its way the guide says what it said', async () => {
  const shown = render(Guide<Doing>, {
    ...about,
    now: doing({ chosen: 'e1' }, { played: ['remembrement'] }),
  })
  expect(said()).toBe('guide-settle')
  await shown.rerender({ now: doing({ moves: [] }, { played: ['remembrement'] }), busy: true })
  expect(said()).toBe('guide-settle')
  await shown.rerender({ now: doing({}, { played: ['remembrement', 'percee'] }), busy: false })
  expect(said()).toBe('guide-cards')
})
test('what was done is not asked again, and a hint or the whole guide can be skipped', async () => {
  const third = { played: ['remembrement', 'percee'] }
  const shown = render(Guide<Doing>, { ...about, now: doing({}, third) })
  await shown.rerender({ now: doing({ looked: 'percee' }, third) })
  expect(said()).toBe('guide-pile')
  await fireEvent.click(screen.getByRole('button', { name: 'guide-next' }))
  expect(said()).toBe('guide-free')
  await fireEvent.click(screen.getByRole('button', { name: 'guide-leave' }))
  expect(screen.queryByRole('status')).toBeNull()
})
