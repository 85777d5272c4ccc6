// The balance sheet counts people and empty dwellings; a lost village has no score.
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Ending from './Ending.svelte'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const ranks = [
  { id: 'caretaker', name: '', score: 0 },
  { id: 'mayor', name: '', score: 5 },
]
const box = { ranks, point_a_person: 1, points_an_empty_dwelling: -2 }

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json(box))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a village that thrives', async () => {
  const facts = { score: 7, people: 9, empty: 1 }
  const result = { scores: [7], winners: [0], reason: 'won', facts }
  render(Ending, { lines: [], result, names: ['Ann'], say })
  expect(screen.getByText('9 × 1')).toBeTruthy()
  expect(screen.getByText('1 × −2')).toBeTruthy()
  const mine = await screen.findByText('rank-mayor')
  expect(mine.closest('li')?.getAttribute('aria-current')).toBe('true')
})
test('a village that is lost has no score', () => {
  const result = { scores: [null], winners: [], reason: 'lost', facts: { unhappy: 3 } }
  render(Ending, { lines: [], result, names: ['Ann'], say })
  expect(screen.getByText('ending-none')).toBeTruthy()
  expect(screen.getByText('3')).toBeTruthy()
})
