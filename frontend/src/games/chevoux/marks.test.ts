// The signs tell what each card was used for, round by round, and nothing of what lay where.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { marks } from './marks'

const told = (...events: string[]) => events.map((event) => ({ event }) as Line)
test('a sign a card, a gap after each round', () => {
  const story = ['drawn', 'grew', 'began', 'turned-up', 'swapped', 'turned-up', 'populated', 'began', 'grew']
  expect(marks(told(...story, 'turned-up', 'did-nothing', 'rotated', 'ended'))).toBe('■● ·■')
  expect(marks([])).toBe('')
})
