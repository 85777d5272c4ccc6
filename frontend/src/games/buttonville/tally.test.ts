// The story adds up to the result.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import chosen from './fixtures/three-choose.json'
import sourced from './fixtures/three-sourced.json'
import random from './fixtures/two-random.json'
import { madeOf } from './tally'

const box = { points: [1, 3, 5, 7, 10, 13, 17] }

test.each([random, sourced, chosen] as unknown as Replay[])('sets, buttons and END effects', (replay) => {
  const made = madeOf(
    replay.frames.flatMap((frame) => frame.lines),
    replay.seats.length,
    box,
  )
  expect(made.map((one) => one.total)).toEqual(replay.result.scores)
  for (const one of made) {
    const explained = one.sets.reduce((sum, set) => sum + set.points, one.buttonPoints + one.bonus)
    expect(explained).toBe(one.total)
    expect([0, 5, 10]).toContain(one.bonus)
    if (!one.sets.some((set) => ['soulange', 'flora'].includes(set.villager))) expect(one.bonus).toBe(0)
  }
})
