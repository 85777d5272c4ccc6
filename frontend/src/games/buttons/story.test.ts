// The story adds up to the result.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import chosen from './fixtures/two-choose.json'
import dealt from './fixtures/three-random.json'
import { roundsOf } from './story'

test.each([chosen, dealt] as unknown as Replay[])('the stars of all rounds are the score', (replay) => {
  const rounds = roundsOf(
    replay.frames.flatMap((frame) => frame.lines),
    replay.seats.length,
  )
  const made = replay.seats.map((_, seat) =>
    rounds.reduce((sum, round) => sum + round.shares[seat]!.stars, 0),
  )
  expect(made).toEqual(replay.result.scores)
  expect(rounds.map((round) => round.number)).toEqual(rounds.map((_, place) => place + 1))
})

test('nobody is bust and earns stars in one round', () => {
  const rounds = roundsOf(
    (dealt as unknown as Replay).frames.flatMap((frame) => frame.lines),
    3,
  )
  for (const { shares } of rounds)
    for (const share of shares) expect(share.bust && share.stars > 0).toBe(false)
})
