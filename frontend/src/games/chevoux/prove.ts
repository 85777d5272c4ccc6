// The proof of Chévoux: the promise, the two axes, every tile of the pile and every card, computed again.
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import { AXES, CARDS, KINDS, pileOf } from './box'
import type { Events } from './wire'

export function prove(replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return key ? [...checks, ...replayed(replay, key, say)] : checks
}

// The pile is only counted, and each tile that leaves it is luck of that move; cards are drawn from those of the round.
function replayed(replay: Replay, key: Uint8Array, say: Say): Check[] {
  let axes = true
  let pile: number[] = []
  let deck: string[] = []
  let tiles = 0
  let cards = 0
  const wrong = (message: string, move: number) => ({ ok: false, label: say(message, { move }) })
  for (const frame of replay.frames) {
    const luck = new Luck(key, frame)
    for (const line of frame.lines) {
      const event = { ...(line.data as object), event: line.event, seat: line.seat } as Events
      if (event.event === 'drawn') {
        axes = axesRight(luck, event.moon, event.sun)
        pile = pileOf(event.moon, event.sun)
      } else if (event.event === 'began') deck = [...CARDS]
      else if (event.event === 'grew') {
        for (const tile of event.tiles) {
          if (KINDS[luck.draw(pile)] !== tile)
            return [axesCheck(axes, say), wrong('proof-tile-wrong', frame.number)]
          tiles += 1
        }
      } else if (event.event === 'turned-up') {
        const [card] = deck.splice(luck.below(deck.length), 1)
        if (card !== event.card) return [axesCheck(axes, say), wrong('proof-card-wrong', frame.number)]
        cards += 1
      }
    }
  }
  return [axesCheck(axes, say), { ok: true, label: say('proof-village-right', { tiles, cards }) }]
}

// the first axis at random, then another one of those that are left
function axesRight(luck: Luck, moon: string, sun: string): boolean {
  const first = luck.below(AXES.length)
  const other = luck.below(AXES.length - 1)
  return AXES[first] === moon && AXES[other >= first ? other + 1 : other] === sun
}

const axesCheck = (ok: boolean, say: Say): Check => ({
  ok,
  label: say(ok ? 'proof-axes-right' : 'proof-axes-wrong'),
})
