// Every point of a match is found in its story.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import alone from './fixtures/alone.json'
import three from './fixtures/three.json'
import { BORIS } from './options'
import { madeOf, SOURCES, sumOf } from './tally'

const linesOf = (match: { frames: { lines: unknown[] }[] }) =>
  match.frames.flatMap((frame) => frame.lines) as Line[]

test('the parts of each player are the score', () => {
  const made = madeOf(linesOf(three), 3)
  expect(made.map((one) => one.total)).toEqual(three.result.scores)
  for (const one of made)
    expect(SOURCES.reduce((sum, source) => sum + sumOf(one.parts[source]), 0)).toBe(one.total)
})
test('alone, the points of Boris are told too', () => {
  const made = madeOf(linesOf(alone), 1)
  expect(made.map((one) => one.side)).toEqual([0, BORIS])
  expect(made.map((one) => one.total)).toEqual([alone.result.facts.points, alone.result.facts.boris])
  expect(made[1]!.parts.beadle.length).toBeGreaterThan(0)
})
