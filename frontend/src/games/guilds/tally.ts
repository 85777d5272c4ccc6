// How each point was made, read from the story: tiles, tokens, cards, the plantation, mayoral cards, masters side by side.
import type { Line } from '../../wire'
import { eventsOf } from './events'
import { BORIS } from './options'
import type { Events } from './wire'

export type Source = 'tiles' | 'tokens' | 'cards' | 'plantation' | 'mayors' | 'neighbours' | 'beadle'
export const SOURCES: Source[] = ['tiles', 'beadle', 'tokens', 'cards', 'plantation', 'mayors', 'neighbours']

export interface Part {
  points: number
  tile?: string // of a tile: its id
  name?: string // and its own name, if it has one
  mayor?: string
}
export interface Made {
  side: number // a seat, or Boris
  parts: Record<Source, Part[]>
  total: number
}

// who made points, from what; null for events without points
export function pointsOf(event: Events): [number, Source, Part] | null {
  if (event.event === 'won')
    return [
      event.boris ? BORIS : event.seat,
      'tiles',
      { points: event.points, tile: event.tile, name: event.name },
    ]
  if (event.event === 'came-second')
    return [
      event.boris ? BORIS : event.seat,
      'tokens',
      { points: event.points, tile: event.tile, name: event.name },
    ]
  if (event.event === 'boris-took')
    return [BORIS, 'beadle', { points: event.points, tile: event.tile, name: event.name }]
  if (event.event === 'scored') return [event.seat, 'cards', { points: event.points }]
  if (event.event === 'farmed') return [event.seat, 'plantation', { points: event.points }]
  if (event.event === 'boris-farmed') return [BORIS, 'plantation', { points: event.points }]
  if (event.event === 'mayor-scored')
    return [event.seat, 'mayors', { points: event.points, mayor: event.mayor }]
  if (event.event === 'neighbours-scored') return [event.seat, 'neighbours', { points: event.points }]
  return null
}

export function madeOf(lines: Line[], seats: number): Made[] {
  const sides = [...Array.from({ length: seats }, (_, seat) => seat), ...(seats === 1 ? [BORIS] : [])]
  const made = new Map(sides.map((side) => [side, empty(side)]))
  for (const found of eventsOf(lines).map(pointsOf)) {
    const one = found && made.get(found[0])
    if (!one) continue
    one.parts[found[1]].push(found[2])
    one.total += found[2].points
  }
  return [...made.values()]
}
const empty = (side: number): Made => ({
  side,
  parts: { tiles: [], tokens: [], cards: [], plantation: [], mayors: [], neighbours: [], beadle: [] },
  total: 0,
})
export const sumOf = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.points, 0)
