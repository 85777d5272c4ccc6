// Every card has its own drawing, and every drawing can be drawn.
import { expect, test } from 'vitest'
import { at, dot, oval, rays, star } from './drawing'
import { SHAPES } from '.'

const paths = Object.entries(SHAPES).flatMap(([motif, shape]) =>
  shape.map(([kind, path, width]) => ({ motif, kind, path, width })),
)

test('there are 48 silhouettes, and no two are alike', () => {
  expect(Object.keys(SHAPES)).toHaveLength(48)
  expect(new Set(Object.values(SHAPES).map((shape) => JSON.stringify(shape))).size).toBe(48)
})
test('each has black in it, and paths that a browser can read', () => {
  for (const [motif, shape] of Object.entries(SHAPES))
    expect(
      shape.some(([kind]) => kind === 'ink' || kind === 'line'),
      motif,
    ).toBe(true)
  for (const { motif, path } of paths)
    expect(path, motif).toMatch(/^M-?\d[-\d. ]*[MLHVCQTSAZmlhvcqtsaz][-\d. MLHVCQTSAZmlhvcqtsaz]*$/)
})
test('lines and rims have a width, and nothing else has', () => {
  for (const { motif, kind, width } of paths)
    expect(width !== undefined, motif).toBe(['line', 'cut', 'over'].includes(kind))
})
test('points lie clockwise from above', () => {
  expect(at(50, 50, 0, 10)).toBe('50 40')
  expect(at(50, 50, 90, 10)).toBe('60 50')
  expect(dot(50, 50, 10)).toBe('M40 50a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z')
  expect(oval(50, 50, 10, 5, 90)).toBe('M50 40a10 5 90 1 0 0 20a10 5 90 1 0 0 -20Z')
  expect(star(50, 50, 10, 5, 2)).toBe('M50 40L55 50L50 60L45 50Z')
  expect(rays(50, 50, 5, 10, 2)).toBe('M50 45L50 40M50 55L50 60')
})
