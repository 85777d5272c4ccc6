// The proof of Buttonville: the promise, who began, who takes part, and every card of the pile, computed again.
import { Refusal } from '../../http'
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import { catalogue } from './catalogue'
import { eventsOf } from './events'
import { GUILDS, type Guild } from './guilds'

// what lies in the box of this server, in its order: a designer may have changed it
export interface Box {
  cards: { id: string; guild: Guild; provenance: string }[]
  copies: number
}

export async function prove(replay: Replay, say: Say): Promise<Check[]> {
  const box = await catalogue()
  if (!box) throw new Refusal(0, null)
  return proveWith(box, replay, say)
}

export function proveWith(box: Box, replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return key ? [...checks, ...replayed(box, replay, key, say)] : checks
}

// All moves from the first to the last: the deck is only counted, and each card that leaves it is luck of that move.
function replayed(box: Box, replay: Replay, key: Uint8Array, say: Say): Check[] {
  const way = replay.options.villagers ?? 'first-game'
  const villagers: string[] = []
  let deck: number[] | null = null
  let cards = 0
  let setUp = true
  for (const frame of replay.frames) {
    const luck = new Luck(key, frame)
    for (const event of eventsOf(frame.lines)) {
      if (event.event === 'starts') setUp = luck.below(replay.seats.length) === event.seat
      if (event.event === 'chose') {
        if (way === 'random' || way === 'sourced')
          setUp = nextVillager(box, luck, villagers, way === 'sourced') === event.villager && setUp
        villagers.push(event.villager)
      }
      if (event.event !== 'drew' && event.event !== 'refilled' && event.event !== 'turned-up') continue
      deck ??= villagers.map(() => box.copies)
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
function nextVillager(box: Box, luck: Luck, villagers: string[], sourced: boolean): string | undefined {
  const guild = GUILDS[Math.min(villagers.length, GUILDS.length - 1)]!
  const free = box.cards.filter(
    ({ id, guild: home, provenance }) =>
      home === guild && !villagers.includes(id) && !(sourced && provenance === 'reconstructed'),
  )
  return free[luck.below(free.length)]?.id
}
