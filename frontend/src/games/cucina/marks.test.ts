// What is shared says how many lobsters and bones, and not where.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { marks } from './marks'

const scored = (lobsters: number, bones: number) =>
  ({ event: 'scored', seat: 0, data: { lobsters, bones, points: 0, walk: [] } }) as unknown as Line

test('each game is a row of signs', () => {
  expect(marks([scored(3, 1), scored(0, 0)])).toBe('●●●× ·')
})
