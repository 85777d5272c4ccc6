// The luck of a whole village is computed again, and a tile that was smuggled in is found out.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import village from './fixtures/village.json'
import { prove } from './prove'

const say = (message: string) => message
const copy = () => structuredClone(village) as unknown as Replay

test('a village as it was played is right', () => {
  expect(prove(copy(), say)).toEqual([
    { ok: true, label: 'proof-promise-kept' },
    { ok: true, label: 'proof-axes-right' },
    { ok: true, label: 'proof-village-right' },
  ])
})
test('another tile, another card or another axis is found out', () => {
  const change = (event: string, data: object) => {
    const replay = copy()
    const line = replay.frames.flatMap((frame) => frame.lines).find((one) => one.event === event)!
    Object.assign(line.data as object, data)
    return prove(replay, say).map((check) => check.label)
  }
  expect(change('turned-up', { card: 'nothing' })).toContain('proof-card-wrong')
  expect(change('grew', { tiles: ['nothing'] })).toContain('proof-tile-wrong')
  expect(change('drawn', { moon: 'nothing' })).toContain('proof-axes-wrong')
})
