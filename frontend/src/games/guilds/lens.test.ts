// The city can be pinched and pulled, never leaves its frame, and a pull chooses nothing.
import { beforeEach, expect, test } from 'vitest'
import { Lens } from './lens.svelte'

let lens: Lens
const finger = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, button: 0 }) as PointerEvent

beforeEach(() => {
  lens = new Lens()
  lens.frame = {
    clientWidth: 400,
    clientHeight: 400,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  } as unknown as HTMLElement
})

test('two fingers that part bring the city nearer, around the place between them', () => {
  lens.press(finger(1, 150, 200))
  lens.press(finger(2, 250, 200))
  lens.pull(finger(2, 350, 200))
  expect(lens.scale).toBeCloseTo(2)
  expect(lens.near).toBe(true)
  expect(lens.ends()).toBe(true)
})
test('fitted, one finger moves nothing, and a tap chooses', () => {
  lens.press(finger(1, 100, 100))
  lens.pull(finger(1, 200, 100))
  lens.release(finger(1, 200, 100))
  expect([lens.x, lens.y, lens.scale, lens.ends()]).toEqual([0, 0, 1, false])
})
test('from near one finger pulls the city, as far as its edge', () => {
  lens.step(2)
  expect([lens.x, lens.y]).toEqual([-200, -200])
  lens.press(finger(1, 100, 100))
  lens.pull(finger(1, 150, 100))
  expect([lens.x, lens.y]).toEqual([-150, -200])
  lens.pull(finger(1, 900, 100))
  expect(lens.x).toBe(0)
  lens.release(finger(1, 900, 100))
  expect([lens.held, lens.ends()]).toEqual([false, true])
})
test('it is never farther than fitted nor nearer than one can use, and fits again', () => {
  lens.step(0.1)
  expect(lens.scale).toBe(1)
  lens.step(50)
  expect(lens.scale).toBeLessThan(4)
  lens.fit()
  expect([lens.x, lens.y, lens.scale]).toEqual([0, 0, 1])
})
