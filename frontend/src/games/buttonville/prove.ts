// The proof of Buttonville: the promise, who began, who takes part, and every card of the pile, computed again.
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { keepsPromise, Luck, readSecret } from '../luck'
import { eventsOf } from './events'
import { GUILDS, MEMBERS } from './guilds'

// as in content.toml: cards of each villager, and those whose effects are known from sources
const COPIES = 12
const SOURCED = new Set([
  'triboulet',
  'menestra',
  'jade',
  'dimitri',
  'phil',
  'chapi',
  'corbac',
  'soulange',
  'bob',
  'flora',
])

export function prove(replay: Replay, say: Say): Check[] {
  const secret = readSecret(replay.secret)
  const promise = secret !== null && keepsPromise(replay.secret, replay.promise)
  const checks = [{ ok: promise, label: say(promise ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return secret ? [...checks, ...replayed(replay, secret, say)] : checks
}

// All moves from the first to the last: the deck is only counted, and each card that leaves it is luck of that move.
function replayed(replay: Replay, secret: Uint8Array, say: Say): Check[] {
  const way = replay.options.villagers ?? 'first-game'
  const villagers: string[] = []
  let deck: number[] | null = null
  let cards = 0
  let setUp = true
  for (const frame of replay.frames) {
    const luck = new Luck(secret, frame.number)
    for (const event of eventsOf(frame.lines)) {
      if (event.event === 'starts') setUp &&= luck.below(replay.seats.length) === event.seat
      if (event.event === 'chose') {
        if (way === 'random' || way === 'sourced')
          setUp &&= nextVillager(luck, villagers, way === 'sourced') === event.villager
        villagers.push(event.villager)
      }
      if (event.event !== 'drew' && event.event !== 'refilled' && event.event !== 'turned-up') continue
      deck ??= villagers.map(() => COPIES)
      if (villagers[luck.draw(deck)] !== event.villager)
        return [setUpCheck(setUp, say), { ok: false, label: say('proof-card-wrong', { move: frame.number }) }]
      cards += 1
    }
  }
  return [setUpCheck(setUp, say), { ok: true, label: say('proof-cards-right', { cards }) }]
}

const setUpCheck = (ok: boolean, say: Say): Check => ({
  ok,
  label: say(ok ? 'proof-setup-right' : 'proof-setup-wrong'),
})

// one of each guild in their order, then citizens
function nextVillager(luck: Luck, villagers: string[], sourced: boolean): string | undefined {
  const guild = GUILDS[Math.min(villagers.length, GUILDS.length - 1)]!
  const free = MEMBERS[guild].filter((one) => !villagers.includes(one) && (!sourced || SOURCED.has(one)))
  return free[luck.below(free.length)]
}
