// The proof of Cucina Curiosa: the promise, the boards, and every tile that was called, computed again.
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

// The tiles are only counted, and each call is luck of the move after which it came.
function replayed(replay: Replay, key: Uint8Array, say: Say): Check[] {
  const first = replay.frames[0]?.view as View | undefined
  if (!first) return []
  const kinds = first.faces.map((face) => face.tile)
  const inBox = kinds.map((kind) => countOf(first.left, kind) + countOf(first.called, kind))
  let pile = [...inBox]
  let free: string[] = []
  let [boards, tiles] = [0, 0]
  const wrong = (message: string, move: number) => [{ ok: false, label: say(message, { move }) }]
  for (const frame of replay.frames) {
    const luck = new Luck(key, frame)
    let last = ''
    for (const event of eventsOf(frame.lines)) {
      if (event.event === 'began') {
        pile = [...inBox]
        free = [...first.boards]
        last = ''
      } else if (event.event === 'took') {
        const board = first.layouts === 'same' && last ? last : free.splice(luck.below(free.length), 1)[0]
        if (board !== event.layout) return wrong('proof-board-wrong', frame.number)
        last = event.layout
        boards += 1
      } else if (event.event === 'called') {
        if (kinds[luck.draw(pile)] !== event.tile) return wrong('proof-tile-wrong', frame.number)
        tiles += 1
      }
    }
  }
  return [{ ok: true, label: say('proof-kitchen-right', { boards, tiles }) }]
}

const countOf = (some: View['left'], kind: string): number =>
  some.find((rest) => rest.tile === kind)?.count ?? 0
