// A turn is told in a few signs, and only what I did not see myself.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { chipsOf, missedTurns, turnsOf } from './recap'

const line = (event: string, seat: number, data: object = {}): Line => ({
  move: 1,
  event,
  seat,
  facts: {},
  data,
})
const story = [
  line('chose', 0, { villager: 'jade' }),
  line('began', 0),
  line('took', 0, { villager: 'jade', origin: 'forum' }),
  line('began', 1),
  line('drew-hidden', 1),
  line('drew-hidden', 1),
  line('refilled', 1, { villager: 'bob' }),
  line('played', 1, { villager: 'jade', cards: 3 }),
  line('gained', 1, { villager: 'jade', buttons: 3 }),
]

test('the story is cut into turns', () => {
  expect(turnsOf(story).map((turn) => [turn.seat, turn.lines.length])).toEqual([
    [0, 1],
    [1, 5],
  ])
})

test('I am told the turns since my last one', () => {
  const mine = [...story, line('began', 0), line('drew', 0, { villager: 'bob' })]
  expect(missedTurns(mine, 0).map((turn) => turn.seat)).toEqual([1])
  expect(missedTurns(mine, 1).map((turn) => turn.seat)).toEqual([0])
})

test('equal things are counted, and the forum speaks for itself', () => {
  expect(chipsOf(turnsOf(story)[1]!)).toEqual([
    { sign: 'draw', villager: null, count: 2 },
    { sign: 'play', villager: 'jade', count: 3 },
    { sign: 'gain', villager: null, count: 3 },
  ])
})
