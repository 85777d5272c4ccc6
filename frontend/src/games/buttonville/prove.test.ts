// The proof holds for true replays, and finds every change.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import chosen from './fixtures/three-choose.json'
import sourced from './fixtures/three-sourced.json'
import random from './fixtures/two-random.json'
import { GUILDS, MEMBERS } from './guilds'
import { type Box, proveWith } from './prove'

const say = (message: string) => message
const all = [random, sourced, chosen] as unknown as Replay[]
const copy = () => structuredClone(random) as unknown as Replay
const sources = [
  'triboulet',
  'menestra',
  'jade',
  'dimitri',
  'phil',
  'chapi',
  'corbac',
  'soulange',
  'bob',
  'flora',
]
const box: Box = {
  copies: 12,
  cards: GUILDS.flatMap((guild) =>
    MEMBERS[guild].map((id) => ({ id, guild, provenance: sources.includes(id) ? 'found' : 'reconstructed' })),
  ),
}
const failed = (replay: Replay, inBox = box) => proveWith(inBox, replay, say).filter((check) => !check.ok)

test.each(all)('a true replay is proved', (replay) => {
  expect(failed(replay)).toEqual([])
  expect(proveWith(box, replay, say)).toHaveLength(3)
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

test('what counts is what lies in the box of the server', () => {
  const invented = { id: 'zorro', guild: 'artists' as const, provenance: 'reconstructed' }
  const labels = (inBox: Box) => failed(copy(), inBox).map((check) => check.label)
  expect(labels({ ...box, cards: [invented, ...box.cards] })).toEqual(['proof-setup-wrong'])
  expect(labels({ ...box, copies: 9 })).toEqual(['proof-card-wrong'])
})
