// Words in four languages: Fluent catalogues, those of the pages here and those of the games shared with the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>
export type Say = (message: string, facts?: Facts) => string

type Load = () => Promise<string>
const ours = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' })
const shared = import.meta.glob<string>(
  ['../../src/hameau/words/*.ftl', '../../src/hameau/tables/words/*.ftl'],
  { query: '?raw', import: 'default' },
)
const games = import.meta.glob<string>('../../src/hameau/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
const boards = import.meta.glob<string>('./games/*/words/*.ftl', { query: '?raw', import: 'default' })
const shelf = import.meta.glob<string>(['./games/*/words/*.ftl', '../../src/hameau/games/*/words/*.ftl'], {
  query: '?shelf',
  import: 'default',
})

const pick = (from: Record<string, Load>, isWanted: (path: string) => boolean): Load[] =>
  Object.keys(from)
    .filter(isWanted)
    .sort()
    .map((path) => from[path]!)

// the shelf does without the words of tables
const AT_TABLES = /(table|plain|evenings)\.ftl$/
async function speakerFrom(language: Language, whole: boolean, ...catalogues: Load[][]): Promise<Say> {
  const pages = [
    ...pick(ours, (path) => path.includes(`/words/${language}/`) && (whole || !AT_TABLES.test(path))),
    ...pick(shared, (path) => path.endsWith(`/${language}.ftl`)),
  ]
  const texts = await Promise.all([pages, ...catalogues].flat().map((load) => load()))
  return speakerOf(language, texts)
}
// a game that was not there when the pages were built brings its words with it
const brought = (game: string, language: Language): Load[] =>
  Object.keys(games).some(isOf(game, 'en')) ? [] : [() => wordsFromServer(game, language)]

// brought in late: what asks the server knows the settings, and they know these words
const wordsFromServer: (game: string, language: Language) => Promise<string> = async (game, language) =>
  (await (await import('./http')).words(game, language)).text

const isOf = (game: string, language: Language) => (path: string) =>
  path.endsWith(`/games/${game}/words/${language}.ftl`)

// what a game's records write as codes and people read as words
type Reader = (say: Say) => Promise<Say>
const readers = import.meta.glob<Reader>('./games/*/codes.ts', { import: 'default' })

// the words of the pages; on the first page without those of tables
export const speakPages = (language: Language, whole: boolean): Promise<Say> => speakerFrom(language, whole)

// the words of the pages, and with a game also those of the game
export async function speak(language: Language, game?: string, more: Load[] = []): Promise<Say> {
  if (!game) return speakerFrom(language, true)
  const say = await speakerFrom(
    language,
    true,
    pick(games, isOf(game, language)),
    pick(boards, isOf(game, language)),
    brought(game, language),
    more,
  )
  const reader = await readers[`./games/${game}/codes.ts`]?.()
  return reader ? reader(say) : say
}

// the words of the pages, and the few that the shelf says about a game
export const introduce = (language: Language, game: string): Promise<Say> =>
  speakerFrom(language, false, pick(shelf, isOf(game, language)), brought(game, language))

// what the guide of a game's first match says
const guides = import.meta.glob<string>('./games/*/guide/words/*.ftl', { query: '?raw', import: 'default' })
export async function guideWords(language: Language, game: string): Promise<Say> {
  const found = pick(guides, (path) => path.endsWith(`/games/${game}/guide/words/${language}.ftl`))
  return speakerOf(language, await Promise.all(found.map((load) => load())))
}

export function speakerOf(language: Language, texts: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  const say: Say = (message, facts = {}) => {
    const found = bundle.getMessage(message)?.value
    if (!found) return message
    return bundle.formatPattern(found, spell(facts, name), [])
  }
  const name = (id: string) => (bundle.hasMessage(id) ? say(id) : capital(id))
  return say
}

// what a designer invented has no words yet: it is called by its id
export const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

// a fact whose name begins with @ is itself a message: `@colour: red` becomes `colour: rouge`
function spell(facts: Facts, say: (id: string) => string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) =>
      name.startsWith('@') ? [name.slice(1), say(String(value))] : [name, value],
    ),
  )
}

// what the person chose before, else what the browser prefers, else English
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  for (const wish of chosen ? [chosen, ...preferred] : preferred) {
    const code = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (code) return code
  }
  return 'en'
}
