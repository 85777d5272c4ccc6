import { expect, test } from 'vitest'
import { clockKey, CLOCKS, readTime, timeLeft } from './clock'
import { table } from './fake-socket'
import { shortcutOf } from './shortcuts'
import { isMyTurn, mayBeReplaced, passTo } from './turn'

const shared = table({ yours: [0, 1] })
const pass = (looking: number | null, waiting: number[], confirmed = true, at = shared) =>
  passTo({ table: at, looking, waiting, confirmed })

test('the device is passed to the own seat that the match waits for', () => {
  expect(pass(0, [1])).toBe(1)
  expect(pass(1, [0])).toBe(0)
  expect(pass(0, [2])).toBe(null)
})

test('of several own seats the one that is looked through ends first', () => {
  expect(pass(0, [0, 1])).toBe(null)
  expect(pass(1, [0, 1])).toBe(null)
  expect(pass(2, [0, 1], true, table({ yours: [0, 1, 2] }))).toBe(0)
})

test('after a reload nothing is seen before somebody says who is there', () => {
  expect(pass(0, [0], false)).toBe(0)
  expect(pass(0, [2], false)).toBe(0)
  expect(pass(0, [1], false)).toBe(1)
})

test('no curtain with one seat, before the start, after the end or for a seat that a bot plays', () => {
  expect(pass(0, [1], false, table({ yours: [0] }))).toBe(null)
  expect(pass(0, [1], false, table({ yours: [0, 1], phase: 'over' }))).toBe(null)
  const seats = shared.seats.map((seat, index) => (index === 1 ? { ...seat, level: 'easy' } : seat))
  expect(pass(0, [1], true, { ...shared, seats })).toBe(null)
})

test('it is my turn only with moves to play', () => {
  expect(isMyTurn(0, [0], ['roll'])).toBe(true)
  expect(isMyTurn(0, [0], [])).toBe(false)
  expect(isMyTurn(null, [0], ['roll'])).toBe(false)
})

test('who is away for half a minute may be replaced', () => {
  const ben = { ...shared.seats[1]!, here: false, away: 1000 }
  expect(mayBeReplaced(ben, 30_999)).toBe(false)
  expect(mayBeReplaced(ben, 31_000)).toBe(true)
  expect(mayBeReplaced({ ...ben, level: 'easy' }, 31_000)).toBe(false)
})

test('only the running clock runs, and never below nothing', () => {
  const clock = { left: [5000, 9000], running: [1], at: 100_000 }
  expect(timeLeft(clock, 0, 103_000)).toBe(5000)
  expect(timeLeft(clock, 1, 103_000)).toBe(6000)
  expect(timeLeft(clock, 1, 200_000)).toBe(0)
})

test('time reads as minutes and seconds', () => {
  const say = (message: string, facts = {}) => `${message} ${JSON.stringify(facts)}`
  const read = (time: number) => readTime(time, say)
  expect([75_000, 4_100, 0, 3_725_000].map(read)).toEqual(['1:15', '0:05', '0:00', '1:02:05'])
  expect(read(47 * 3_600_000)).toBe('47:00:00')
  expect(read(53 * 3_600_000 + 1)).toBe('clock-days-left {"days":2,"hours":5}')
})

test('a clock is known by its name', () => {
  for (const key of Object.keys(CLOCKS)) expect(clockKey(CLOCKS[key]!)).toBe(key)
  expect(clockKey({ bank: 7, bonus: 7, days: 0 })).toBe('own')
  expect(clockKey({ bank: 0, bonus: 0, days: 0 })).toBe('own')
})

test('keys do nothing while somebody types', () => {
  const seen: (string | null)[] = []
  document.addEventListener('keydown', (event) => seen.push(shortcutOf(event)))
  document.body.innerHTML = '<input id="text"><button>ok</button>'
  const press = (element: Element, init: KeyboardEventInit) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  press(document.querySelector('button')!, { key: 'c' })
  press(document.querySelector('input')!, { key: 'c' })
  press(document.body, { key: 'c', ctrlKey: true })
  press(document.body, { key: '?' })
  expect(seen).toEqual(['chat', null, null, 'help'])
})
