// What can be said of the luck of a match beside what its game computes: the promise and the shares.
import type { Check } from '../games/contract'
import type { Say } from '../speech'
import type { Replay } from '../wire'
import { rememberedShare } from './memory'

// what this device added and the server said was in
export function ownShares({ table, match, shares }: Replay, say: Say): Check[] {
  return shares.flatMap((given, seat) => {
    const own = rememberedShare(table, match, seat)
    if (!own?.done) return []
    const ok = own.share === given
    return [{ ok, label: say(ok ? 'proof-share-in' : 'proof-share-missing') }]
  })
}

// one sentence: what all this proves, and what it does not
export function reach({ shares }: Replay, say: Say): string {
  if (shares.length === 1) return say('proof-reach-alone')
  return say('proof-reach', { devices: shares.filter(Boolean).length })
}
