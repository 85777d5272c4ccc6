// A turn is told in one sentence, and only what I did not see myself.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { headline, missedTurns, turnsOf } from './recap'

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

test('a turn is told by the set that was laid down, else by what happened', () => {
  const [mine, theirs] = turnsOf(story)
  expect(headline(mine!).event).toBe('took')
  expect(headline(theirs!).event).toBe('played')
  expect(headline({ seat: 1, lines: [line('gained', 1), line('paid', 1)] }).event).toBe('paid')
})
