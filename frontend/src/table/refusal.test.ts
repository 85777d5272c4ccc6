import { expect, test } from 'vitest'
import { LANGUAGES, speak } from '../speech'
import { NotDone } from './connection.svelte'
import { whyRefused } from './refusal'

// what the server answers to an arrangement that the rules of a game forbid
const forbidden = new NotDone('too-few-players', { players: 8 }, '2.2', '8 players are too few …')

test('what a game forbids is said in the language of the page', async () => {
  const say = await speak('fr', 'werewolves')
  expect(whyRefused(forbidden, say)).toBe('À 8, on est trop peu pour autant de personnages.')
  const all = await Promise.all(LANGUAGES.map((language) => speak(language, 'werewolves')))
  expect(new Set(all.map((words) => whyRefused(forbidden, words))).size).toBe(LANGUAGES.length)
})

test('without words for it the sentence of the server is said', async () => {
  expect(whyRefused(forbidden, await speak('fr'))).toBe('8 players are too few …')
})

test('no answer is a trouble of the connection', async () => {
  const say = await speak('en')
  expect(whyRefused(new Error('lost'), say)).toBe(say('connection-trouble'))
})
