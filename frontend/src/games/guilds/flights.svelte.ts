// Liverymen on their way: from where they stood to where they go, as the lines tell it.
import { untrack } from 'svelte'
import type { Line } from '../../wire'
import { eventsOf } from './events'
import { HALL } from './options'
import type { Events } from './wire'

export interface Flight {
  id: number
  who: number | 'boris' | 'neutral'
  from: string // a cell, the Guildhall, the plantation or the supply
  to: string
  count: number
  delay: number
}
const EACH = 160 // milliseconds from one to the next
const MOST = 8 // at a time; more would be a crowd

type Journey = Pick<Flight, 'who' | 'from' | 'to' | 'count'>
export function journeyOf(event: Events): Journey | null {
  const who = event.seat
  if (event.event === 'moved') return { who, from: event.source, to: event.cell, count: 1 }
  if (event.event === 'landed') return { who, from: 'supply', to: event.cell, count: event.liverymen }
  if (event.event === 'shifted') return { who, from: event.source, to: event.cell, count: event.liverymen }
  if (event.event === 'hired') return { who, from: 'supply', to: HALL, count: event.liverymen }
  if (event.event === 'sent') return { who, from: event.source, to: 'plantation', count: 1 }
  if (event.event === 'planted') return { who, from: 'supply', to: 'plantation', count: event.liverymen }
  if (event.event === 'ousted')
    return { who: event.boris ? 'boris' : who, from: event.cell, to: HALL, count: 1 }
  if (event.event === 'lent') return { who: 'neutral', from: 'supply', to: event.cell, count: 1 }
  if (event.event === 'boris-drew' && event.cell)
    return { who: 'boris', from: HALL, to: event.cell, count: 1 }
  return null
}

export class Flights {
  now = $state.raw<Flight[]>([])
  #last = 0

  constructor(told: () => { lines: Line[]; still: boolean }) {
    $effect.pre(() => {
      const { lines, still } = told()
      untrack(() => (this.now = still ? [] : this.#start(eventsOf(lines))))
    })
  }
  #start(events: Events[]): Flight[] {
    return events
      .map(journeyOf)
      .filter((journey) => journey !== null)
      .slice(0, MOST)
      .map((journey, place) => ({ ...journey, id: ++this.#last, delay: place * EACH }))
  }
}
