import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { chooseLanguage, LANGUAGES, speakerOf } from './speech'

test.each([
  [null, ['fr-CH', 'en'], 'fr'],
  [null, ['pt-BR', 'de-AT', 'en'], 'de'],
  [null, ['ja'], 'en'],
  [null, [], 'en'],
  ['it', ['fr'], 'it'],
  ['xx', ['fr'], 'fr'],
  [null, ['IT-it'], 'it'],
  [null, ['fry', 'de'], 'de'], // Frisian is no French
] as const)('chosen %s, preferred %j: %s', (chosen, preferred, language) =>
  expect(chooseLanguage(chosen, preferred)).toBe(language),
)

test('a fact that is a message is said in the language', () => {
  const say = speakerOf('fr', ['red = rouge\nlaid = { $name } pose { $colour }'])
  expect(say('laid', { name: 'Ann', '@colour': 'red' })).toBe('Ann pose rouge')
})

test('what a designer invented is called by its id', () => {
  const say = speakerOf('fr', ['orange = orange\nlaid = { $name } pose { $colour }'])
  expect(say('laid', { name: 'Ann', '@colour': 'zorro' })).toBe('Ann pose Zorro')
  expect(say('laid', { name: 'zorro', '@colour': 'orange' })).toBe('zorro pose orange')
})

test('a message that nobody wrote is given back', () => {
  expect(speakerOf('en', [])('no-such-move')).toBe('no-such-move')
})

// -- every catalogue of ours has the same messages with the same variables in all four languages ----------------

const pages = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const boards = import.meta.glob<string>('./games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// './words/fr/pages.ftl' and './games/x/words/fr.ftl' -> the language, and the path without it
function place(path: string): [string, string] {
  const language = /\/words\/([a-z]{2})[/.]/.exec(path)![1]!
  return [language, path.replace(`/words/${language}`, '/words/*')]
}

const catalogues = new Map<string, Map<string, string>>()
for (const [path, text] of Object.entries({ ...pages, ...boards })) {
  const [language, name] = place(path)
  catalogues.set(name, (catalogues.get(name) ?? new Map()).set(language, text))
}

// All variables below a part of a pattern, whatever its shape.
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (part === null || typeof part !== 'object') return found
  const { type, name } = part as { type?: string; name?: string }
  if (type === 'var' && name) found.add(name)
  for (const inner of Object.values(part)) variables(inner, found)
  return found
}

function messages(text: string): Record<string, string[]> {
  const entries = new FluentResource(text).body.map(
    (entry) => [entry.id, [...variables(entry.value)].sort()] as const,
  )
  return Object.fromEntries(entries)
}

// Fluent skips what it cannot read; a message that starts a line but is not among the read ones is broken.
const written = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)

describe.each([...catalogues])('%s', (_, languages) => {
  test('is there in all four languages', () =>
    expect([...languages.keys()].sort()).toEqual([...LANGUAGES].sort()))

  test.each([...languages])('%s can be read whole and says nothing twice', (_, text) => {
    expect(Object.keys(messages(text)).sort()).toEqual(written(text).sort())
  })

  test.each([...languages])('%s has the messages and variables of the English one', (_, text) => {
    expect(messages(text)).toEqual(messages(languages.get('en')!))
  })
})

test('no two parts of the pages use the same name', () => {
  const names = Object.entries(pages)
    .filter(([path]) => path.includes('/en/'))
    .flatMap(([, text]) => written(text))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
