// Cards have codes in records and moves; people are told what is to be seen on them: "a red card".
import type { Facts, Say } from '../../speech'
import { cardOf, catalogue, mayorOf, type Catalogue } from './catalogue'

const ONE = ['card', 'mayor']
const MANY = ['cards', 'mayors']

export function cardWords(box: Catalogue | null, card: string, say: Say): string {
  const [first, second] = cardOf(box, card)?.standards ?? []
  if (!first) return mayorName(box, card, say)
  return second ? say('card-two', { '@colour': first, '@shade': second }) : say(`card-${first}`)
}

export function mayorName(box: Catalogue | null, mayor: string, say: Say): string {
  const facts = mayorOf(box, mayor)
  return facts ? say(`mayor-name-${facts.counts}`, { colour: facts.colour }) : mayor
}

// what is there several times is said once
function listOf(box: Catalogue | null, codes: string[], say: Say): string {
  const words = codes.map((code) => cardWords(box, code, say))
  const often = (word: string) => words.filter((other) => other === word).length
  return [...new Set(words)].map((word) => (often(word) > 1 ? `${word} (×${often(word)})` : word)).join(', ')
}

export function readable(box: Catalogue | null, facts: Facts, say: Say): Facts {
  const read = { ...facts }
  for (const name of ONE) if (typeof read[name] === 'string') read[name] = cardWords(box, read[name], say)
  for (const name of MANY)
    if (typeof read[name] === 'string') read[name] = listOf(box, read[name].split(', '), say)
  return read
}

export default async function reader(say: Say): Promise<Say> {
  const box = await catalogue()
  return (message, facts) => say(message, facts && readable(box, facts, say))
}
