// Tiles lie as they are turned, and what their corridors meet is what one sees.
import { expect, test } from 'vitest'
import { faceOf, KITCHEN, VIEW } from './example'
import { areasOf, beyond, jointsAt, lineOf, spotsOf, turn } from './plan'
import type { Lying } from './wire'

const open = (tile: string, way: Lying['way']) => areasOf(faceOf(tile), way).map((area) => area.open)

test('a tile turns clockwise', () => {
  expect(open('fork', 'n')).toEqual(['nes'])
  expect(open('fork', 'e')).toEqual(['esw'])
  expect(open('bend_lobster', 'w')).toEqual(['nw'])
  expect(open('bends_both', 'e')).toEqual(['es', 'nw'])
})
test('turning goes through the orientations that look different', () => {
  expect(turn(faceOf('lane_lobster'), 'n', 1)).toBe('e')
  expect(turn(faceOf('lane_lobster'), 'e', 1)).toBe('n')
  expect(turn(faceOf('fork'), 'n', -1)).toBe('w')
  expect(turn(faceOf('cross'), 'n', 1)).toBe('n')
})
test('beyond the sides lie spaces, and slots at the rim', () => {
  expect(beyond('b4', 'n')).toEqual({ space: 'b3' })
  expect(beyond('b4', 's')).toEqual({ slot: 's2' })
  expect(beyond('d3', 'e')).toEqual({ slot: 'e3' })
})
test('a corridor meets the entrance, corridors, walls, niches and free spaces', () => {
  const meets = (space: string, tile: string, way: Lying['way']) =>
    Object.fromEntries(
      jointsAt(VIEW, KITCHEN, space, areasOf(faceOf(tile), way)).map(({ side, meets, lit }) => [
        side,
        lit ? `${meets}, lit` : meets,
      ]),
    )
  const empty = { ...KITCHEN, tiles: [], walk: [] }
  expect(jointsAt(VIEW, empty, 'b4', areasOf(faceOf('fork'), 'n'))).toEqual([
    { side: 'n', meets: 'open', lit: false },
    { side: 'e', meets: 'open', lit: false },
    { side: 's', meets: 'door', lit: true },
  ])
  expect(meets('b1', 'cross', 'n')).toEqual({ n: 'lobster', e: 'open', s: 'joined, lit', w: 'open' })
  expect(meets('d3', 'fork', 'n')).toEqual({ n: 'joined', e: 'bone', s: 'open' })
  expect(meets('a4', 'fork', 's')).toEqual({ n: 'wall', s: 'wall', w: 'wall' })
})
test('every corridor is a line from the middle of its sides', () => {
  expect(lineOf('nesw', false)).toBe('M50 0V100M0 50H100')
  expect(lineOf('nes', false)).toBe('M50 0V100M100 50L50 50')
  expect(lineOf('ew', false)).toBe('M0 50H100')
  expect(lineOf('ne', false)).toMatch(/^M50 0A.* 100 50$/)
  expect(lineOf('n', false)).toBe('M50 0L50 50')
})
test('two symbols lie along their corridor, within it', () => {
  expect(spotsOf('e', false, 2)).toEqual([
    [50, 50],
    [80, 50],
  ])
  expect(spotsOf('nes', false, 2)).toEqual([
    [50, 35],
    [50, 65],
  ])
})
