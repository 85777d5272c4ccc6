// The proof of Silhouette: who begins, and every picture that was turned up for the first time, drawn again.
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import { eventsOf } from './events'
import type { View } from './wire'

export function prove(replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return key ? [...checks, ...replayed(replay, key, say)] : checks
}

// A picture lies nowhere before it is turned up: it is drawn then, from those that nobody has seen.
function replayed(replay: Replay, key: Uint8Array, say: Say): Check[] {
  const first = replay.frames[0]?.view as View | undefined
  if (!first) return []
  const unseen = Object.keys(first.motifs)
  const lying = new Map<string, string>()
  for (const frame of replay.frames) {
    const luck = new Luck(key, frame)
    for (const event of eventsOf(frame.lines)) {
      if (event.event === 'began') {
        if (luck.below(replay.seats.length) !== event.seat)
          return [{ ok: false, label: say('proof-start-wrong') }]
      } else if (event.event === 'turned') {
        const { place } = event
        if (!lying.has(place)) lying.set(place, unseen.splice(luck.below(unseen.length), 1)[0] ?? '')
        if (lying.get(place) !== event.motif)
          return [{ ok: false, label: say('proof-card-wrong', { place, move: frame.number }) }]
      }
    }
  }
  return [{ ok: true, label: say('proof-cards-right', { cards: lying.size }) }]
}
