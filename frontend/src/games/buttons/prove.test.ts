// The proof finds every change, and nothing in a match that was played by the engine.
import { describe, expect, test } from 'vitest'
import type { Replay } from '../../wire'
import chosen from './fixtures/two-choose.json'
import dealt from './fixtures/three-random.json'
import shared from './fixtures/three-shared.json'
import { prove } from './prove'

const matches = {
  'two players, boards chosen': chosen,
  'three players, boards dealt': dealt,
  'three players, whose devices added to the luck, taken back past luck': shared,
}
const say = (message: string, facts?: object) => (facts ? `${message} ${JSON.stringify(facts)}` : message)
const copy = (replay: unknown) => structuredClone(replay) as Replay
const failed = (replay: Replay) => prove(replay, say).flatMap((check) => (check.ok ? [] : [check.label]))

describe.each(Object.entries(matches))('%s', (_, match) => {
  test('a true match is proved, roll by roll', () => {
    const checks = prove(copy(match), say)
    const rolls = copy(match).frames.filter((frame) => frame.move === 'roll').length
    expect(checks.map((check) => check.ok)).toEqual([true, true, true])
    expect(checks[2]!.label).toBe(`proof-rolls-right {"rolls":${rolls}}`)
  })

  test('every changed die is found', () => {
    const rolled = copy(match).frames.flatMap((frame, at) => (frame.move === 'roll' ? [at] : []))
    for (const at of rolled) {
      const replay = copy(match)
      const line = replay.frames[at]!.lines.find((line) => line.event === 'rolled')!
      const roll = line.data as { white: number }
      roll.white = (roll.white % 6) + 1
      expect(failed(replay)).toEqual([`proof-roll-wrong {"move":${replay.frames[at]!.number}}`])
    }
  })

  test('a black die that was left out is found', () => {
    const replay = copy(match)
    const frame = replay.frames.find((frame) => frame.move === 'roll')!
    const roll = frame.lines.find((line) => line.event === 'rolled')!.data as { black: number[] }
    roll.black.pop()
    expect(failed(replay)).toHaveLength(1)
  })

  test('another secret is found', () => {
    const replay = copy(match)
    replay.secret = replay.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(failed(replay)).toHaveLength(3)
  })

  test('what is no secret at all breaks the promise', () => {
    const replay = copy(match)
    replay.secret = 'zz'
    expect(failed(replay)).toEqual(['proof-promise-broken'])
  })

  test('another card is found', () => {
    const replay = copy(match)
    const card = replay.frames[0]!.lines.find((line) => line.event === 'dealt')!.data as { cards: string[] }
    card.cards = card.cards[0] === 'blue' ? ['green'] : ['blue']
    expect(failed(replay)).toHaveLength(1)
  })
})

test('another board is found when boards are dealt', () => {
  const replay = copy(dealt)
  const took = replay.frames[0]!.lines.find((line) => line.event === 'took')!.data as { face: string }
  took.face = took.face === 'A1' ? 'A2' : 'A1'
  expect(failed(replay)).toEqual(['proof-setup-wrong'])
})

test('bytes that a device added and that were changed or left out are found', () => {
  const { shares } = copy(shared)
  for (const other of [shares[0]!.replace(/^./, 'f'), '', 'zz', '0']) {
    const replay = copy(shared)
    replay.shares[0] = other
    expect(failed(replay).length).toBeGreaterThan(0)
  }
})

test('luck that was seen before a take-back is not used again', () => {
  const replay = copy(shared)
  expect(replay.frames.some((frame) => frame.branch)).toBe(true)
  for (const frame of replay.frames) frame.branch = 0
  expect(failed(replay)).toHaveLength(1)
})
