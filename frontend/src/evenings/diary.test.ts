import { beforeEach, expect, test } from 'vitest'
import type { Evening } from '../wire'
import { addEvenings, byDay, companions, diary, numbersOf, readFrom, written } from './diary'

const evening = (match: number, other: Partial<Evening> = {}): Evening => ({
  table: 'abcdefghijkl',
  match,
  game: 'buttons',
  at: match,
  seat: 0,
  names: ['Ann', 'Ben'],
  people: 2,
  won: true,
  score: 10 + match,
  counts: true,
  setup: '',
  share: '',
  ...other,
})

beforeEach(() => localStorage.clear())

test('each match is kept once, the newest last', () => {
  expect(addEvenings([evening(2), evening(1), evening(2)])).toBe(2)
  expect(addEvenings([evening(1), evening(3)])).toBe(1)
  expect(diary().map(({ match }) => match)).toEqual([1, 2, 3])
})

test('when there are too many the oldest go', () => {
  addEvenings(Array.from({ length: 1100 }, (_, match) => evening(match + 1)))
  expect(diary()).toHaveLength(1000)
  expect(diary()[0]!.match).toBe(101)
})

test('what a foreign hand wrote is not believed', () => {
  localStorage.setItem('hameau.evenings', JSON.stringify([evening(1), { table: '../x' }, null, 7]))
  expect(diary()).toEqual([evening(1)])
  localStorage.setItem('hameau.evenings', '{')
  expect(diary()).toEqual([])
})

test('numbers count what counts', () => {
  const [numbers] = numbersOf([
    evening(1),
    evening(2),
    evening(3, { won: false, score: 40 }),
    evening(4),
    evening(5, { counts: false, score: 99 }),
  ])
  expect(numbers).toMatchObject({ played: 4, won: 3, best: 40, streak: 1, longest: 2 })
})

test('a game without scores has no best one', () => {
  expect(numbersOf([evening(1, { score: null })])[0]!.best).toBeNull()
})

test('bots are no company', () => {
  const evenings = [evening(1), evening(2), evening(3, { names: ['Ann', 'Robot'], people: 1 })]
  expect(companions(evenings)).toEqual([{ name: 'Ben', times: 2 }])
})

test('days stand with the newest first', () => {
  const days = byDay([evening(1), evening(12), evening(11)], (at) => String(Math.floor(at / 10)))
  expect(days.map(([day, all]) => [day, all.map(({ match }) => match)])).toEqual([
    ['1', [12, 11]],
    ['0', [1]],
  ])
})

test('a file that was written is read again, and no other', () => {
  expect(readFrom(written([evening(1)]))).toEqual([evening(1)])
  for (const text of ['', '{}', '{"hameau":"export 1","evenings":[]}']) expect(readFrom(text)).toBeNull()
})
