// The luck of a series is computed again, and a tile or a board that was smuggled in is found out.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import series from './fixtures/series.json'
import { prove } from './prove'

const say = (message: string) => message
const copy = () => structuredClone(series) as unknown as Replay

test('a series as it was played is right', () => {
  expect(prove(copy(), say)).toEqual([
    { ok: true, label: 'proof-promise-kept' },
    { ok: true, label: 'proof-kitchen-right' },
  ])
})
test('another tile or another board is found out', () => {
  const change = (event: string, data: object) => {
    const replay = copy()
    const line = replay.frames.flatMap((frame) => frame.lines).find((one) => one.event === event)!
    Object.assign(line.data as object, data)
    return prove(replay, say).map((check) => check.label)
  }
  expect(change('called', { tile: 'nothing' })).toContain('proof-tile-wrong')
  expect(change('took', { layout: 'nothing' })).toContain('proof-board-wrong')
})
test('without its secret nothing is proved', () => {
  expect(prove({ ...copy(), secret: '' }, say)).toEqual([{ ok: false, label: 'proof-promise-broken' }])
})
