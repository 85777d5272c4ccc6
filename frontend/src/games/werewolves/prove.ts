// The proof of Werewolves: the promise, every card that was dealt and every token that luck gave, computed again.
import type { Say } from '../../speech'
import type { Frame, Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import type { Events, View } from './wire'

// in the order of their numbers, as the rules draw them
const CHARACTERS = [
  'villager',
  'werewolf',
  'seer',
  'thief',
  'cupid',
  'hunter',
  'witch',
  'little-girl',
  'white-werewolf',
  'raven',
  'arsonist',
  'defender',
  'piper',
]
const WOLVES = ['werewolf', 'white-werewolf']
const FARMS = [1, 2, 3, 4, 5, 6].map((farm) => `farm-${farm}`)
const HOUSES = ['church', 'hovel', 'bailiffs-house', 'manor', 'bakery', 'school', 'tavern', 'shop']
const TOKENS = ['vagabond', ...FARMS, ...HOUSES]
const VAGABONDS = 15 // tokens in the box; of each building there is one

export function prove(replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return key ? [...checks, ...setUp(replay, key, say)] : checks
}

const eventsOf = (frame: Frame): Events[] =>
  frame.lines.map((line) => ({ ...(line.data as object), event: line.event, seat: line.seat }) as Events)

// Cards and tokens are drawn one after another from what is only counted; which come first is an option.
function setUp(replay: Replay, key: Uint8Array, say: Say): Check[] {
  const all = replay.frames.flatMap(eventsOf)
  const cards = all.flatMap((event) => (event.event === 'dealt' ? [event.card] : []))
  const tokens = all.flatMap((event) => (event.event === 'took-token' ? [event.building] : []))
  if (!cards.length) return [{ ok: true, label: say('proof-by-hand') }]
  const drafted = replay.options.tokens === 'draft'
  const dealtIn = replay.frames.find((frame) => frame.lines.some((line) => line.event === 'dealt'))
  const luck = new Luck(key, dealtIn ?? { number: 0, branch: 0 })
  if (dealtIn?.move === 'away') luck.below(TOKENS.length) // luck took the last token before the cards were dealt
  const byLuck = drafted ? [] : tokens.slice(0, replay.seats.length)
  const drawTokens = () => drawsOf(luck, poolOf(replay, byLuck), TOKENS, byLuck.length)
  const first = replay.options['tokens-first'] === 'yes' ? drawTokens() : null
  const dealt = drawCards(luck, replay)
  const given = first ?? drawTokens()
  const checks = [check(same(dealt, cards), 'proof-cards', { cards: cards.length }, say)]
  return byLuck.length
    ? [...checks, check(same(given, byLuck), 'proof-tokens', { tokens: byLuck.length }, say)]
    : checks
}

const check = (ok: boolean, message: string, facts: Record<string, number>, say: Say): Check => ({
  ok,
  label: say(`${message}-${ok ? 'right' : 'wrong'}`, facts),
})

// A card each out of the deck that all were told before, less what is put back into the box; two for the middle.
function drawCards(luck: Luck, replay: Replay): string[] {
  const { deck, unused } = replay.frames[0]!.view as View
  const left = CHARACTERS.map((card) => deck[card] ?? 0)
  for (let place = 0; place < unused; place++) putBack(luck, left, place === 0 && !!deck['white-werewolf'])
  const dealt = drawsOf(luck, left, CHARACTERS, replay.seats.length + (deck.thief ? 2 : 0))
  return dealt.slice(0, replay.seats.length)
}

// one card, of the wolves or of all others
function putBack(luck: Luck, left: number[], wolf: boolean): void {
  const some = left.map((count, kind) => (WOLVES.includes(CHARACTERS[kind]!) === wolf ? count : 0))
  left[luck.draw(some)]! -= 1
}

const countOf = (things: string[], kinds: string[]): number[] =>
  kinds.map((kind) => things.filter((thing) => thing === kind).length)

// a selection is given out to the last token; of all there are more than players
const poolOf = (replay: Replay, given: string[]): number[] =>
  replay.options.tokens === 'all'
    ? TOKENS.map((token) => (token === 'vagabond' ? VAGABONDS : 1))
    : countOf(given, TOKENS)

function drawsOf(luck: Luck, pool: number[], kinds: string[], count: number): string[] {
  const left = [...pool]
  return Array.from({ length: count }, () => kinds[luck.draw(left)] ?? '')
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((thing, place) => thing === other[place])
