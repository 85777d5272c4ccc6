// Whom the match waits for, as a sentence; after a few seconds it says how long.
import { settings } from '../settings.svelte'
import type { Sitting } from './sitting.svelte'
import { listOf } from './story'

const SHORT = 5 // seconds that nobody needs to be told about
const MANY = 4 // people who are counted, not named

export function waitingWords(at: Sitting): string {
  const { known, say, table } = at
  if (table.phase === 'over') return say('table-over')
  if (!at.online) return say('connection-gone')
  const { dark } = known.scenes.newest ?? {}
  if (dark) return say(dark.reading ? 'table-reading' : 'table-dark')
  if (at.myTurn) return say('table-your-turn')
  const waiting = at.waiting.filter((seat) => seat !== at.eyes) // nobody waits for themselves
  if (waiting.length === 0) return say('table-moment')
  if (waiting.length > MANY) return say('table-waiting-many', { count: waiting.length })
  const names = listOf(
    waiting.map((seat) => at.names[seat] ?? ''),
    settings.language,
  )
  const seconds = Math.floor((at.now.value - known.waitingSince) / 1000)
  if (seconds < SHORT) return say('table-waiting', { names })
  if (seconds < 60) return say('table-waiting-seconds', { names, seconds })
  return say('table-waiting-minutes', { names, minutes: Math.floor(seconds / 60) })
}
