// The proof holds for true replays, and finds every change.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import chosen from './fixtures/three-choose.json'
import sourced from './fixtures/three-sourced.json'
import random from './fixtures/two-random.json'
import { prove } from './prove'

const say = (message: string) => message
const all = [random, sourced, chosen] as unknown as Replay[]
const copy = () => structuredClone(random) as unknown as Replay
const failed = (replay: Replay) => prove(replay, say).filter((check) => !check.ok)

test.each(all)('a true replay is proved', (replay) => {
  expect(failed(replay)).toEqual([])
  expect(prove(replay, say)).toHaveLength(3)
})

test('another secret is found out', () => {
  expect(failed({ ...copy(), secret: 'ab'.repeat(32) }).map((check) => check.label)).toContain(
    'proof-promise-broken',
  )
})

test('a card that was exchanged is found out', () => {
  const replay = copy()
  const line = replay.frames.flatMap((frame) => frame.lines).findLast((one) => one.event === 'refilled')!
  const data = line.data as { villager: string }
  data.villager = data.villager === 'bob' ? 'jade' : 'bob'
  expect(failed(replay).map((check) => check.label)).toEqual(['proof-card-wrong'])
})

test('a villager who was smuggled in is found out', () => {
  const replay = copy()
  const line = replay.frames[0]!.lines.find((one) => one.event === 'chose')!
  ;(line.data as { villager: string }).villager = 'nobody'
  expect(failed(replay).map((check) => check.label)).toContain('proof-setup-wrong')
})
