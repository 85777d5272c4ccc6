// The log of a day in a few lines instead of one a ballot.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { gather } from './gather'

const NAMES = ['Ann', 'Ben', 'Eve', 'Dan', 'Flo']
const line = (event: string, seat: number, other?: number): Line => ({
  move: 1,
  event,
  seat,
  facts: {},
  data: other === undefined ? {} : { other },
})
const told = (...lines: Line[]) => gather(lines, NAMES).map(({ event, facts }) => [event, facts.names])

test('those who accuse the same one stand in one line, a single one keeps its sentence', () => {
  expect(told(line('accused', 0, 4), line('accused', 1, 4), line('accused', 4, 0))).toEqual([
    ['gathered-accused', 'Ann, Ben'],
    ['accused', undefined],
  ])
})

test('ballots that are in are one line, and when they are counted it says who voted how', () => {
  const handed = [line('handed-in', 0), line('filled-in', 1, 4), line('handed-in', 1), line('handed-in', 2)]
  expect(told(...handed)).toEqual([['gathered-handed-in', 'Ann, Ben, Eve']])
  const count = [
    line('voted', 0, 4),
    line('voted', 1, 4),
    line('voted', 2, 0),
    line('voted', 3),
    line('voted', 4),
  ]
  expect(told(...handed, ...count, line('got-votes', 4), line('got-votes', 0), line('condemned', 4))).toEqual(
    [
      ['gathered-voted', 'Ann, Ben'],
      ['voted', undefined],
      ['gathered-blank', 'Dan, Flo'],
      ['condemned', undefined],
    ],
  )
})

test('what happens between is not lost, and votes without ballots are still counted', () => {
  expect(
    told(line('accused', 0, 4), line('claimed', 4), line('accused', 1, 4), line('got-votes', 4)),
  ).toEqual([
    ['accused', undefined],
    ['claimed', undefined],
    ['accused', undefined],
    ['got-votes', undefined],
  ])
})
