// What is tapped becomes a move only for those whom it concerns, and looks the same for all.
import { expect, test } from 'vitest'
import { isCalled, moveOf, NO_WISH, roundOf } from './night'

const view = (phase: string, deck: Record<string, number> = {}) => ({ phase, deck, buildings: [] })
const asleep = ['sleep', 'away']

test('the Seer looks, whoever taps the same only sleeps', () => {
  const round = roundOf(view('seer'))
  const wish = { ...NO_WISH, person: 4 }
  expect(moveOf(round, wish, ['look 5', 'look 6', ...asleep])).toBe('look 5')
  expect(moveOf(round, wish, asleep)).toBeNull()
  expect(moveOf(round, NO_WISH, ['look 5', ...asleep])).toBeNull()
})

test('what is not allowed is no move', () => {
  expect(moveOf(roundOf(view('wolves')), { ...NO_WISH, person: 1 }, ['eat 1', ...asleep])).toBeNull()
})

test('the Witch saves, poisons, or both', () => {
  const round = roundOf(view('witch'))
  const moves = ['cure', 'poison 3', 'cure and poison 3', ...asleep]
  expect(moveOf(round, { ...NO_WISH, button: 'cure' }, moves)).toBe('cure')
  expect(moveOf(round, { ...NO_WISH, person: 2 }, moves)).toBe('poison 3')
  expect(moveOf(round, { person: 2, building: '', button: 'cure' }, moves)).toBe('cure and poison 3')
})

test('everybody has the Little Girl’s buttons if her card is in play, and nobody else does', () => {
  expect(roundOf(view('wolves', { 'little-girl': 1 })).buttons).toEqual(['squint', 'peek'])
  expect(roundOf(view('wolves')).buttons).toEqual([])
  expect(roundOf(view('wolves-again', { 'little-girl': 1 })).buttons).toEqual([])
})

test('the Arsonist burns houses, the Thief takes a card', () => {
  const fire = roundOf(view('arsonist'))
  expect(moveOf(fire, { ...NO_WISH, building: 'farm-2' }, ['burn farm-2', ...asleep])).toBe('burn farm-2')
  const theft = roundOf(view('thief'))
  expect(moveOf(theft, { ...NO_WISH, button: 'take 2' }, ['take 1', 'take 2', 'away'])).toBe('take 2')
})

test('only who has something to decide is called', () => {
  expect(isCalled(asleep)).toBe(false)
  expect(isCalled([])).toBe(false)
  expect(isCalled(['eat 3', ...asleep])).toBe(true)
})
