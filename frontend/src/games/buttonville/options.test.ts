// Moves are read as taps: on the right card, in the right place.
import { expect, test } from 'vitest'
import { nthOf, optionsAt, optionsOf, optionsOfSet, readMove, wishFor } from './options'
import type { View } from './wire'

const asking = (question: string, asker = '') => ({ question, asker }) as View

test('what is wished for by a tap is said in the verb that is asked for there, else in the usual one', () => {
  const recruiting = optionsOf(asking('recruit'), ['draw', 'take jade'])
  expect(wishFor(recruiting, 'hand', 'corbac')).toBe('play corbac')
  expect(wishFor(recruiting, 'set', 'corbac', 2)).toBe('use corbac.2')
  expect(wishFor(recruiting, 'pile', '')).toBe('draw')
  expect(wishFor(optionsOf(asking('hand-limit'), ['discard jade']), 'hand', 'lucky')).toBe('discard lucky')
})

test.each([
  ['take jade', 'recruit', 'forum'],
  ['take jade', 'keep', 'revealed'],
  ['take jade', 'fish', 'discard'],
  ['discard jade', 'sweep', 'forum'],
  ['discard jade', 'hand-limit', 'hand'],
  ['give jade', 'swap', 'hand'],
  ['add jade.2 x1', 'sort', 'revealed'],
  ['add jade x3', 'grow', 'hand'],
  ['use dimitri', 'recruit', 'set'],
  ['pick jade.2', 'set-limit', 'set'],
  ['name bob', 'name', 'villager'],
  ['draw', 'gamble', 'pile'],
  ['done', 'play', 'button'],
])('%s, asked to %s, is a tap in the %s', (move, question, place) => {
  expect(readMove(move, question).place).toBe(place)
})

test('numbers are read', () => {
  expect(readMove('add jade.2 x3', 'grow')).toMatchObject({ verb: 'add', villager: 'jade', nth: 2, cards: 3 })
})

test('an eating set asks for its own villager', () => {
  const options = optionsOf(asking('feed', 'bob'), ['feed forum', 'feed hand'])
  expect(optionsAt(options, 'forum', 'bob').map((option) => option.move)).toEqual(['feed forum'])
  expect(optionsAt(options, 'hand', 'bob').map((option) => option.move)).toEqual(['feed hand'])
})

test('cards that join a set can be played on the set too', () => {
  const options = optionsOf(asking('join'), ['done', 'add jade x1', 'add jade.2 x1'])
  expect(optionsOfSet(options, 'jade', 2).map((option) => option.move)).toEqual(['add jade.2 x1'])
})

test('the second set of a villager is the second', () => {
  const sets = [{ villager: 'jade' }, { villager: 'bob' }, { villager: 'jade' }]
  expect(sets.map((_, place) => nthOf(sets, place))).toEqual([1, 1, 2])
})
