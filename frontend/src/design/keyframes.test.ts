// No colour is computed inside keyframes. The builder lowers light-dark() to custom properties, and what it makes of one in keyframes is
// no colour: the legal fields of BUTTONS turned black for half a second after each roll. A colour comes and goes by opacity instead.
import { expect, test } from 'vitest'

const found = import.meta.glob<string>('../**/*.{svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sheets = Object.entries(found).map(
  ([file, text]) => [file, text.replace(/\/\*[\s\S]*?\*\//g, '')] as const,
)
const COMPUTED = /light-dark\(|color-mix\(/
const used = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map((hit) => hit[1]!)

// custom properties that are such a colour anywhere, or are made from one
function computed(declarations: [string, string][]): Set<string> {
  const names = new Set<string>()
  for (let before = -1; before < names.size;) {
    before = names.size
    for (const [name, value] of declarations)
      if (COMPUTED.test(value) || used(value).some((other) => names.has(other))) names.add(name)
  }
  return names
}

function keyframes(text: string): string[] {
  return [...text.matchAll(/@keyframes\s+[\w-]+\s*\{/g)].map((hit) => {
    let depth = 1
    let end = hit.index + hit[0].length
    for (; depth > 0 && end < text.length; end += 1)
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
    return text.slice(hit.index, end)
  })
}

function coloured(text: string, names: Set<string>): string[] {
  return keyframes(text).filter(
    (block) => COMPUTED.test(block) || used(block).some((name) => names.has(name)),
  )
}

const declared = sheets.flatMap(([, text]) =>
  [...text.matchAll(/(--[\w-]+)\s*[:=]\s*([^;}]+)/g)].map((hit): [string, string] => [hit[1]!, hit[2]!]),
)

test('legal fields turned black: no keyframes compute a colour', () => {
  const names = computed(declared)
  expect(names).toContain('--straw-ink') // light-dark() itself
  expect(names).toContain('--deep') // in one game only
  expect(sheets.flatMap(([, text]) => keyframes(text)).length).toBeGreaterThan(8)
  expect(sheets.flatMap(([file, text]) => coloured(text, names).map((block) => `${file}: ${block}`))).toEqual(
    [],
  )
})

test('a colour in keyframes is found, also behind a custom property', () => {
  const names = computed([['--a', 'light-dark(#fff, #000)'], ['--b', 'var(--a)'], ['--c', '12px']]) // prettier-ignore
  const sheet = (value: string) =>
    `.x { color: var(--b) } @keyframes k { from { fill: ${value}; } to { opacity: 1 } }`
  for (const bad of ['light-dark(red, blue)', 'color-mix(in oklab, red, blue)', 'var(--a)', 'var(--b, red)'])
    expect(coloured(sheet(bad), names)).toHaveLength(1)
  for (const good of ['#fff', 'transparent', 'var(--c)']) expect(coloured(sheet(good), names)).toEqual([])
})
