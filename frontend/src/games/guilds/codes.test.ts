// What people are told of cards: what is to be seen on them, never their codes.
import { expect, test } from 'vitest'
import { speakerOf } from '../../speech'
import { readable } from './codes'
import type { Catalogue } from './wire'

const CARD = { copies: 1, cost: 0, ability: { effect: 'draw', amount: 1 }, provenance: 'found' }
const MAYOR = { points: 1, less: 0, per: 1, cap: 6, provenance: 'found' }
const BOX = {
  cards: [
    { ...CARD, card: 'P7', standards: ['purple'] },
    { ...CARD, card: 'G2r', standards: ['green', 'red'] },
  ],
  mayors: [
    { ...MAYOR, mayor: 'M13', counts: 'column', colour: '' },
    { ...MAYOR, mayor: 'M01', counts: 'colour', colour: 'red' },
  ],
} as unknown as Catalogue

const words = import.meta.glob<string>(['./words/*.ftl', '../../../../src/hameau/games/guilds/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sayIn = (language: 'en' | 'fr' | 'de' | 'it') =>
  speakerOf(
    language,
    Object.entries(words)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(([, text]) => text),
  )
const told = (language: 'en' | 'fr' | 'de' | 'it', event: string, facts: Record<string, string>) => {
  const say = sayIn(language)
  return say(event, readable(BOX, { name: 'Ann', ...facts }, say))
}

test.each([
  ['en', 'Ann plays a purple card.'],
  ['fr', 'Ann joue une carte violette.'],
  ['de', 'Ann spielt eine violette Karte.'],
  ['it', 'Ann gioca una carta viola.'],
] as const)('in %s a card is called by its colour', (language, sentence) => {
  expect(told(language, 'played', { card: 'P7' })).toBe(sentence)
})

test('two colours, several cards and mayoral cards have words too', () => {
  expect(told('en', 'spent', { card: 'G2r' })).toBe('Ann lays down a card in green and red.')
  expect(told('en', 'saw', { cards: 'P7, G2r, P7' })).toBe(
    'New in hand for Ann: a purple card (×2), a card in green and red.',
  )
  expect(told('en', 'offered', { mayors: 'M13, M01' })).toBe('Ann can choose: One Street, Red Guilds.')
  expect(told('en', 'kept-this', { mayor: 'M13' })).toBe('Ann keeps One Street.')
})

test('a card that nobody knows keeps its code', () => {
  expect(told('en', 'played', { card: 'X9' })).toBe('Ann plays X9.')
})
