// The deck adds up, and what is said about its balance is what was measured.
import { expect, test } from 'vitest'
import table from '../../../../src/hameau/games/werewolves/measured.json'
import { type Box, deckOf, estimate, expected, leaning, oddsOf, unusedOf } from './balance'
import catalogue from './fixtures/catalogue.json'

const box: Box = catalogue as unknown as Box
const usual = { composition: 'simple', wolves: 'usual', tokens: 'selection' }
interface Row {
  seats: number
  options: Record<string, string>
  matches: number
  won: Record<string, number>
  estimate: number
}
const rows = table.rows as unknown as Row[]
const shipped = rows.filter((row) => Object.keys(row.options).length === 1)
const won = (row: Row) => (row.won.village ?? 0) / row.matches

test('the deck of a first game for twelve', () => {
  expect(deckOf(box, usual, 12)).toEqual({ seer: 1, werewolf: 3, villager: 8 })
})

test('characters join from so many players on', () => {
  expect(deckOf(box, { ...usual, composition: 'classic' }, 8)).not.toHaveProperty('witch')
  expect(deckOf(box, { ...usual, composition: 'classic' }, 9)).toMatchObject({ witch: 1, werewolf: 3 })
})

test('more wolves are worse for the village, a Seer is better', () => {
  for (const seats of [8, 12, 18, 29]) {
    const shares = ['1', '2', '3', '4', '5', '6'].map((wolves) => estimate(box, { ...usual, wolves }, seats))
    expect(shares).toEqual([...shares].sort((one, other) => other - one))
    expect(new Set(shares).size).toBe(6)
    expect(estimate(box, { ...usual, seer: 'out' }, seats)).toBeLessThan(estimate(box, usual, seats))
  }
  expect(leaning(estimate(box, { ...usual, wolves: '5' }, 12))).toBe('pack')
})

test('no composition is called even that bots do not find even', () => {
  expect(shipped.length).toBe(6 * 7)
  for (const row of shipped) {
    const odds = oddsOf(box, { ...usual, ...row.options }, row.seats)
    expect(odds).toEqual({ measured: true, matches: row.matches, share: won(row) })
    expect(leaning(odds.share) === 'even').toBe(won(row) >= 0.42 && won(row) <= 0.58)
  }
})

test('the estimate is the one that the study computes', () => {
  for (const row of rows)
    expect(estimate(box, { ...usual, ...row.options }, row.seats)).toBeCloseTo(row.estimate, 3)
})

test('a deck counts as measured however it was put together, and only with the usual finer rules', () => {
  expect(oddsOf(box, { ...usual, wolves: '3', seer: 'in' }, 12).measured).toBe(true)
  expect(oddsOf(box, { ...usual, witch: 'in' }, 12).measured).toBe(true) // one card more was measured too
  expect(oddsOf(box, { ...usual, witch: 'in', raven: 'in' }, 12).measured).toBe(false)
  expect(oddsOf(box, { ...usual, 'hide-composition': 'yes' }, 12).measured).toBe(false)
  const plain = oddsOf(box, usual, 12)
  expect(oddsOf(box, usual, 12, true)).toEqual({ ...plain, measured: false })
})

test('picked buildings count, unless all tokens are in the bag', () => {
  const village = { ...usual, composition: 'village' }
  expect(oddsOf(box, village, 24).measured).toBe(true)
  const dark = oddsOf(box, { ...village, bakery: 'out', church: 'out' }, 24)
  expect(dark.measured).toBe(false)
  expect(dark.share).toBeLessThan(estimate(box, village, 24) - 0.05)
  const bag = { ...village, tokens: 'all' }
  expect(estimate(box, { ...bag, bakery: 'out', farms: '0' }, 24)).toBe(estimate(box, bag, 24))
})

test('the White Werewolf is one of the wolves, the Thief brings two villagers', () => {
  expect(deckOf(box, { ...usual, 'white-werewolf': 'in' }, 8)).toMatchObject({ werewolf: 1, villager: 5 })
  expect(deckOf(box, { ...usual, thief: 'in' }, 8).villager).toBe(6)
})

test('of a hidden composition a part is in play', () => {
  const hidden = { ...usual, 'hide-composition': 'yes', 'white-werewolf': 'in', thief: 'in' }
  const deck = deckOf(box, hidden, 12)
  expect(deck).toEqual({ seer: 1, thief: 1, 'white-werewolf': 1, werewolf: 3, villager: 11 })
  expect(unusedOf(deck, 12)).toBe(3)
  const likely = expected(deck, 12)
  expect(likely.werewolf! + likely['white-werewolf']!).toBeCloseTo(3) // all know how many
  expect(Object.values(likely).reduce((sum, count) => sum + count, 0)).toBeCloseTo(14)
  expect(expected(deckOf(box, usual, 12), 12)).toEqual(deckOf(box, usual, 12))
})
