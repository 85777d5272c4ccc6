// Who has the better odds with this deck: what bots were seen to win, or an estimate fitted to that.
// Both stand in measured.json, which `hameau study werewolves --table` writes; survey/balance.py fits and computes the same.
import table from '../../../../src/hameau/games/werewolves/measured.json'
import { SPECIAL, chosenVillage, villageOf } from './buildings'

const FAIR = [0.42, 0.58] as const // between these the village has about its half

// the cards that these options put into play, as far as the box tells; the server decides whether they are allowed
export interface Box {
  roles: { id: string; cards: number }[]
  tokens: { id: string; tokens: number }[]
  decks: {
    id: string
    characters: string[]
    village: string
    captain: boolean
    joining: Record<string, number>
    wolves: Record<string, number>
  }[]
  homes: Record<string, string[]>
}
type Options = Record<string, string>
type Deck = Record<string, number>
interface Row {
  seats: number
  options: Options
  matches: number
  won: Record<string, number>
}
const rows = table.rows as unknown as Row[]

// How often the village wins: measured with just this deck, or estimated from others.
export interface Odds {
  share: number
  matches: number
  measured: boolean
}
// `finer`: some other rule was changed, so what was measured says no more than about how it is
export function oddsOf(box: Box, options: Options, seats: number, finer = false): Odds {
  const asked = JSON.stringify(features(box, options, seats))
  const same = (row: Row) =>
    JSON.stringify(features(box, { ...plain(options), ...row.options }, seats)) === asked
  const row = isHidden(options) ? undefined : rows.find((some) => some.seats === seats && same(some))
  if (row) return { share: (row.won.village ?? 0) / row.matches, matches: row.matches, measured: !finer }
  const matches = rows.reduce((sum, some) => sum + some.matches, 0)
  return { share: estimate(box, options, seats), matches, measured: false }
}

export const leaning = (share: number): 'village' | 'even' | 'pack' =>
  share > FAIR[1] ? 'village' : share < FAIR[0] ? 'pack' : 'even'

// with every choice left to the composition
const plain = (options: Options): Options => ({
  ...Object.fromEntries(Object.keys(options).map((key) => [key, 'usual'])),
  tokens: 'selection',
})
const isHidden = (options: Options) => options['hide-composition'] === 'yes'

// The logarithm of the odds is a sum: so much for each card, each building and the Captain, less for more wolves.
export function estimate(box: Box, options: Options, seats: number): number {
  const told = features(box, options, seats)
  const sum = Object.entries(table.weights).reduce(
    (all, [name, weight]) => all + weight * (told[name] ?? 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

function features(box: Box, options: Options, seats: number): Deck {
  const { villager: _, werewolf = 0, ...special } = expected(deckOf(box, options, seats), seats)
  const wolves = werewolf + (special['white-werewolf'] ?? 0)
  const usual = box.decks.find((some) => some.id === options.composition)?.captain ?? true
  const captain = (options.captain ?? 'usual') === 'usual' ? usual : options.captain === 'yes'
  return {
    even: 1,
    ...special,
    captain: Number(captain),
    ...homesOf(box, options, seats),
    seats,
    wolves,
    share: (wolves * wolves) / seats,
  }
}

// of a bag with all tokens a part is in play
function homesOf(box: Box, options: Options, seats: number): Deck {
  if (villageOf(box, options) === 'none') return {}
  if (options.tokens === 'all') {
    const part = Math.min(1, seats / box.tokens.reduce((sum, token) => sum + token.tokens, 0))
    const farms = box.tokens.find((token) => token.id === 'farm')?.tokens ?? 0
    return { farms: farms * part, ...Object.fromEntries(SPECIAL.map((home) => [home, part])) }
  }
  const { farms, special } = chosenVillage(box, options, seats)
  return { farms, ...Object.fromEntries(special.map((home) => [home, 1])) }
}

// the characters that a composition has for so many
export function presetOf(box: Box, options: Options, seats: number): string[] {
  const deck = box.decks.find((some) => some.id === options.composition)
  return deck?.characters.filter((card) => (deck.joining[card] ?? 0) <= seats) ?? []
}

export function deckOf(box: Box, options: Options, seats: number): Deck {
  const preset = presetOf(box, options, seats)
  const cards = box.roles.map((role) => role.id).filter((card) => card !== 'villager' && card !== 'werewolf')
  const special = cards.filter((card) => isIn(card, preset, options))
  const chosen = options.wolves ?? 'usual'
  const wolves = chosen === 'usual' ? usualWolves(box, options, seats) : Number(chosen)
  const deck: Deck = Object.fromEntries(special.map((card) => [card, 1]))
  const more = deck.thief ? 2 : 0 // with the Thief two more villagers
  if (isHidden(options)) return { ...deck, werewolf: wolves, villager: seats - wolves + more }
  deck.werewolf = wolves - (deck['white-werewolf'] ?? 0)
  return { ...deck, villager: seats - special.length - deck.werewolf + more }
}

function usualWolves(box: Box, options: Options, seats: number): number {
  const rows = box.decks.find((some) => some.id === options.composition)?.wolves ?? {}
  const from = Object.keys(rows).map(Number)
  const usual = rows[String(Math.max(...from.filter((players) => players <= seats), Math.min(...from)))] ?? 2
  const isSure = options['white-werewolf'] !== 'out' && !isHidden(options)
  const countsWhite = presetOf(box, options, seats).includes('white-werewolf')
  const cards = box.roles.find((role) => role.id === 'werewolf')?.cards ?? usual
  return countsWhite && !isSure && usual > cards ? usual - 1 : usual // as composing.py has it
}

// how many of these cards are put back into the box unseen
export const unusedOf = (deck: Deck, seats: number): number =>
  Object.values(deck).reduce((sum, count) => sum + count, 0) - seats - (deck.thief ? 2 : 0)

// how many of each card are in play on average: with a hidden composition a part of each
export function expected(deck: Deck, seats: number): Deck {
  const unused = unusedOf(deck, seats)
  if (unused === 0) return deck
  const isWolf = (card: string) => card === 'werewolf' || card === 'white-werewolf'
  const count = (wolf: boolean) =>
    Object.entries(deck).reduce((sum, [card, some]) => (isWolf(card) === wolf ? sum + some : sum), 0)
  const backWolves = deck['white-werewolf'] ? 1 : 0
  const share = (card: string) => 1 - (isWolf(card) ? backWolves : unused - backWolves) / count(isWolf(card))
  return Object.fromEntries(Object.entries(deck).map(([card, some]) => [card, some * share(card)]))
}

export const isIn = (card: string, preset: string[], options: Options): boolean =>
  options[card] === 'in' || ((options[card] ?? 'usual') === 'usual' && preset.includes(card))
