// An activation is told tile by tile, and tiles that the story has not come to are still as they were.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { exampleTile } from './example'
import alone from './fixtures/alone.json'
import three from './fixtures/three.json'
import { lately, pace, readingTime, stepsOf, tilesAt } from './steps'

const line = (event: string, data: object = {}): Line => ({ move: 1, event, seat: 0, facts: {}, data })

test('a tile, a card of Boris and the plantation are a step each', () => {
  const steps = stepsOf([
    line('spent', { card: 'Y1' }),
    line('boris-drew', { card: 'R1', cell: 'a1' }),
    line('boris-drew', { card: 'G1', cell: '' }),
    line('reached', { cell: 'a1' }),
    line('won', { cell: 'a1' }),
    line('saw', { cards: [] }),
    line('drew'),
    line('boris-took', { cell: 'b1' }),
    line('boris-farmed'),
    line('turned-over'),
    line('started'),
    line('played', { card: 'Y1' }),
  ])
  expect(steps.map((step) => [step.kind, step.cell, step.card, step.lines.length])).toEqual([
    ['boris', 'a1', 'R1', 1],
    ['boris', '', 'G1', 1],
    ['tile', 'a1', '', 3],
    ['beadle', 'b1', '', 1],
    ['plantation', '', '', 2],
  ])
})
test('what is no story is not told', () => {
  expect(stepsOf([line('moved', { cell: 'a1' }), line('drew')])).toEqual([])
  expect(pace([line('drew')])).toBe(700)
})
test('a step with more lines is shown longer', () => {
  const [short, long] = stepsOf([
    line('reached', { cell: 'a1' }),
    line('reached', { cell: 'b1' }),
    line('won'),
  ])
  expect(readingTime(long!)).toBeGreaterThan(readingTime(short!))
})
test('tiles turn one after another', () => {
  const before = ['a1', 'b1'].map((cell) => exampleTile({ cell }))
  const after = before.map((tile) => ({ ...tile, done: true, master: 0 }))
  const steps = stepsOf([
    line('boris-drew', { card: 'R1', cell: 'b1' }),
    line('reached', { cell: 'a1' }),
    line('reached', { cell: 'b1' }),
  ])
  const doneAt = (at: number) => tilesAt(before, after, steps, at).map((tile) => tile.done)
  expect([0, 1, 2].map(doneAt)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  expect(tilesAt(before, after, steps, 0)[1]!.boris).toBe(1)
})
test('lately is this round and the one before', () => {
  for (const match of [alone, three]) {
    const lines = (match.frames as { lines: unknown[] }[]).flatMap((frame) => frame.lines) as Line[]
    const rounds = lines.filter((one) => one.event === 'started').length
    expect(lately(lines).length).toBeLessThan(stepsOf(lines).length)
    expect(rounds).toBeGreaterThan(5)
  }
})
