// Moves are grouped by verb, also those that nobody has thought of yet.
import { expect, test } from 'vitest'
import { isAlone, playersOf, verbsOf, wordsFor } from './verbs'

test('a verb, its players and its words', () => {
  const verbs = verbsOf([
    'away',
    'done',
    'accuse 7',
    'accuse 12',
    'claim seer',
    'claim little-girl',
    'report 5 wolf',
    'report 5 no wolf',
    'cure and poison 3',
    'take 1',
  ])
  expect(verbs.map(({ verb }) => verb)).toEqual([
    'done',
    'accuse',
    'claim',
    'report',
    'cure and poison',
    'take',
  ])
  const named = (name: string) => verbs.find(({ verb }) => verb === name)
  expect(isAlone(named('done')!)).toBe(true)
  expect(isAlone(named('claim')!)).toBe(false)
  expect([...playersOf(named('accuse'))]).toEqual([6, 11])
  expect(wordsFor(named('claim'), null).map(({ word }) => word)).toEqual(['seer', 'little-girl'])
  expect(wordsFor(named('report'), 4).map(({ move }) => move)).toEqual(['report 5 wolf', 'report 5 no wolf'])
  expect(playersOf(named('cure and poison'))).toEqual(new Set([2]))
})
