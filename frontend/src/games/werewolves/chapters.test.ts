// At the end everything is shown: cards, deaths, ballots and what each one knew.
import { expect, test } from 'vitest'
import type { Line, Replay } from '../../wire'
import { chaptersOf, fatesOf, insightsOf } from './chapters'
import village from './fixtures/village.json'

const replay = village as unknown as Replay
const lines: Line[] = replay.frames.flatMap((frame) => frame.lines)
const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts)].join(' ')
const of = (event: string) => lines.filter((line) => line.event === event)

test('everybody has a card, and whoever died has a cause and a night', () => {
  const fates = fatesOf(lines, replay.seats.length)
  expect(fates.every((fate) => fate.card !== '')).toBe(true)
  const dead = new Set(of('died').map((line) => line.seat))
  expect(fates.filter((fate) => fate.died).map((fate) => fate.seat)).toEqual(
    fates.map((fate) => fate.seat).filter((seat) => dead.has(seat)),
  )
  expect(fates.filter((fate) => fate.lover)).toHaveLength(of('paired').length ? 2 : 0)
})

test('every night and every day has its chapter, and no ballot is lost', () => {
  const chapters = chaptersOf(lines, replay.seats, say)
  expect(chapters.filter((one) => one.night)).toHaveLength(of('night-fell').length)
  expect(chapters.filter((one) => !one.night)).toHaveLength(of('day-broke').length)
  expect(chapters.flatMap((one) => one.counts.flat())).toHaveLength(of('voted').length)
})

test('what the Seer saw is known to the Seer', () => {
  const known = insightsOf(lines, replay.seats, say)
  for (const line of of('saw'))
    expect(known.get(line.seat)!.some(({ text }) => text.startsWith('saw '))).toBe(true)
})
