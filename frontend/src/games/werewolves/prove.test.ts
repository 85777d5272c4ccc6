// The proof holds for true replays, and finds every card and token that was exchanged.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import hidden from './fixtures/hidden.json'
import simple from './fixtures/simple.json'
import village from './fixtures/village.json'
import { prove } from './prove'

const say = (message: string) => message
const copy = () => structuredClone(village) as unknown as Replay
const failed = (replay: Replay) =>
  prove(replay, say)
    .filter((check) => !check.ok)
    .map((check) => check.label)

test('true replays are proved, with a village and without', () => {
  expect(failed(copy())).toEqual([])
  expect(prove(copy(), say)).toHaveLength(3)
  expect(failed(simple as unknown as Replay)).toEqual([])
  expect(prove(simple as unknown as Replay, say)).toHaveLength(2)
})

test('a hidden composition is proved, and a Thief who took a card', () => {
  const replay = hidden as unknown as Replay
  expect(replay.frames.some((frame) => frame.lines.some((line) => line.event === 'swapped'))).toBe(true)
  expect(failed(replay)).toEqual([])
})

test('cards that were dealt by hand prove nothing and break nothing', () => {
  const replay = copy()
  for (const frame of replay.frames) frame.lines = frame.lines.filter((line) => line.event !== 'dealt')
  expect(prove(replay, say).map((check) => check.label)).toEqual(['proof-promise-kept', 'proof-by-hand'])
})

test('another secret is found out', () => {
  expect(failed({ ...copy(), secret: 'ab'.repeat(32) })).toContain('proof-promise-broken')
})

test.each(['dealt', 'took-token'])('two players who exchanged what they were %s are found out', (event) => {
  const replay = copy()
  const lines = replay.frames.flatMap((frame) => frame.lines).filter((line) => line.event === event)
  const key = event === 'dealt' ? 'card' : 'building'
  const things = lines.map((line) => line.data as Record<string, string>)
  const other = things.find((thing) => thing[key] !== things[0]![key])!
  ;[things[0]![key], other[key]] = [other[key]!, things[0]![key]!]
  expect(failed(replay)).toContain(event === 'dealt' ? 'proof-cards-wrong' : 'proof-tokens-wrong')
})
