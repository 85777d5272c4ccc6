// The estimate of a deck adds up, and leans the way one would expect.
import { expect, test } from 'vitest'
import { balance, deckOf, expected, leaning, unusedOf } from './balance'

const box = {
  decks: [
    { id: 'simple', characters: ['seer'] },
    { id: 'classic', characters: ['seer', 'witch', 'hunter', 'cupid', 'little-girl'] },
  ],
  wolves: { '8': 2, '12': 3, '19': 4 },
}
const usual = {
  composition: 'simple',
  wolves: 'usual',
  ...Object.fromEntries(
    ['seer', 'witch', 'hunter', 'thief', 'white-werewolf'].map((card) => [card, 'usual']),
  ),
}

test('the deck of a first game for twelve is even', () => {
  const deck = deckOf(box, usual, 12)
  expect(deck).toEqual({ seer: 1, werewolf: 3, villager: 8 })
  expect(leaning(balance(deck))).toBe('even')
})

test('more wolves are good for the pack, a Witch is good for the village', () => {
  const plain = balance(deckOf(box, usual, 12))
  expect(balance(deckOf(box, { ...usual, wolves: '5' }, 12))).toBeLessThan(plain)
  expect(leaning(balance(deckOf(box, { ...usual, wolves: '5' }, 12)))).toBe('pack')
  expect(balance(deckOf(box, { ...usual, witch: 'in' }, 12))).toBeGreaterThan(plain)
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
