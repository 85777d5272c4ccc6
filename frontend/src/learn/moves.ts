// A move as one says it, where the game has words for it; else as it is typed.
import type { Say } from '../speech'

export function sayMove(move: string, say: Say, names: string[] = []): string {
  const [verb = '', ...rest] = move.split(' ')
  const key = /^[a-z-]+$/.test(verb) ? `move-${verb}` : 'move-place'
  const facts: Record<string, string> = {
    place: verb,
    card: rest[0] ?? '',
    mayor: rest[0] ?? '',
    name: names[Number(rest[0]) - 1] ?? rest[0] ?? '', // who is numbered from 1 is called by name
    count: /^x\d+$/.test(rest.at(-1) ?? '') ? rest.at(-1)!.slice(1) : '1',
  }
  rest.forEach((word, at) => (facts[['first', 'second', 'third'][at] ?? 'more'] = wordFor(word, say)))
  const said = say(key, facts)
  return said === key ? move : said
}

function wordFor(word: string, say: Say): string {
  const plain = word.replace(/\.\d+$/, '') // the second of a kind
  const said = say(plain)
  return said === plain ? word : said
}
