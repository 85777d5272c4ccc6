// What can be checked of any game: that the secret is the one that was promised before the first move.
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { keepsPromise } from '../luck'

export function prove(replay: Replay, say: Say): Check[] {
  const ok = keepsPromise(replay.secret, replay.promise)
  return [{ ok, label: say(ok ? 'proof-promise-kept' : 'proof-promise-broken') }]
}
