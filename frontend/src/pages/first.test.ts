// The first page does without the words of tables: nothing that it shows may need them.
import { expect, test } from 'vitest'
import pages from '../words/en/pages.ftl?raw'
import alone from '../words/en/alone.ftl?raw'
import evenings from '../words/en/evenings.ftl?raw'
import table from '../words/en/table.ftl?raw'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = new Map(
  Object.entries(sources).map(([path, text]) => [new URL(path, 'file:///src/pages/').pathname, text]),
)
const STARTS = ['/src/pages/Home.svelte', '/src/pages/Shell.svelte', '/src/pages/Lost.svelte']
const IMPORTS = /(?:from|import\()\s*'(\.[^']+)'/g
const OF_GAMES = /^\/src\/games\// // their boards come with a table

function reached(): string[] {
  const found = new Set<string>()
  const waiting = [...STARTS]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path) || OF_GAMES.test(path)) continue
    found.add(path)
    for (const [, name] of files.get(path)!.matchAll(IMPORTS)) {
      const at = new URL(name!, `file://${path}`).pathname
      const file = ['', '.ts'].map((end) => at + end).find((one) => files.has(one))
      if (file) waiting.push(file)
    }
  }
  return [...found]
}
const named = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name!)
const first = new Set([...named(pages), ...named(alone)])
const later = [...named(table), ...named(evenings)].filter((name) => !first.has(name))

test('the first page reaches more than itself', () => expect(reached().length).toBeGreaterThan(20))

test('nothing that the first page shows needs the words of tables', () => {
  const needed = reached().flatMap((path) =>
    [...files.get(path)!.matchAll(/\bsay\(\s*(['`])([^'`$]*)/g)]
      .filter(([, quote, name]) =>
        later.some((one) => (quote === '`' ? one.startsWith(name!) : one === name)),
      )
      .map(([, , name]) => `${path}: ${name}`),
  )
  expect(needed).toEqual([])
})
