// The luck of a match is computed again; a card or a start that was smuggled in is found out.
import { expect, test } from 'vitest'
import type { Replay } from '../../wire'
import three from './fixtures/three.json'
import { prove } from './prove'

const say = (message: string) => message
const copy = () => structuredClone(three) as unknown as Replay
const linesOf = (replay: Replay) => replay.frames.flatMap((frame) => frame.lines)

test('a match as it was played is right', () => {
  expect(prove(copy(), say)).toEqual([
    { ok: true, label: 'proof-promise-kept' },
    { ok: true, label: 'proof-cards-right' },
  ])
})
test('another picture is found out, also when it comes up again', () => {
  const turnings = linesOf(copy()).filter((line) => line.event === 'turned')
  const places = turnings.map((line) => (line.data as { place: string }).place)
  const again = places.findIndex((place, at) => places.indexOf(place) < at)
  for (const at of [0, again]) {
    const replay = copy()
    const line = linesOf(replay).filter((one) => one.event === 'turned')[at]!
    Object.assign(line.data as object, { motif: 'nothing' })
    expect(prove(replay, say).at(-1)).toEqual({ ok: false, label: 'proof-card-wrong' })
  }
})
test('another start is found out', () => {
  const replay = copy()
  const began = linesOf(replay).find((line) => line.event === 'began')!
  began.seat = (began.seat + 1) % 3
  expect(prove(replay, say).at(-1)).toEqual({ ok: false, label: 'proof-start-wrong' })
})
test('without its secret nothing is proved', () => {
  expect(prove({ ...copy(), secret: '' }, say)).toEqual([{ ok: false, label: 'proof-promise-broken' }])
})
