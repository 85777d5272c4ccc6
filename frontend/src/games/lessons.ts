// Plays the recorded first match of a game to its guide, as tests need it: each hint is read as soon as it comes.
import type { Line } from '../wire'
import { hintOf, type Hint, type Moment } from './guide'

export interface Frame {
  view: unknown
  moves: string[]
  lines: unknown[]
}
type Things = Record<string, unknown>
const isThings = (value: unknown): value is Things => typeof value === 'object' && value !== null

// the view after a change, as fixtures.py writes it
export function changed(before: unknown, change: unknown): unknown {
  if (!isThings(change)) return change
  if ('=' in change) return change['=']
  const now: unknown = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Things) }
  for (const key in change) (now as Things)[key] = changed((before as Things)[key], change[key])
  return now
}

export function hintsOver(hints: Hint<Moment<any>>[], frames: Frame[]): string[] {
  const seen = new Set<string>()
  const story: Line[] = []
  let view: unknown = {}
  for (const frame of frames) {
    view = changed(view, frame.view)
    story.push(...(frame.lines as Line[]))
    const now = { view, moves: frame.moves, story: [...story], seat: 0 }
    for (let hint = hintOf(hints, now, seen); hint; hint = hintOf(hints, now, seen)) seen.add(hint.key)
  }
  return [...seen]
}
