// The story of an activation, of growth and of Boris, cut into steps: one tile or one card each.
import type { Line } from '../../wire'
import { eventOf } from './events'
import type { Tile } from './wire'

export interface Step {
  kind: 'tile' | 'boris' | 'beadle' | 'plantation' | 'new'
  cell: string // empty if it is about no tile
  card: string // the card that Boris turned up
  lines: Line[]
}

// what begins a step, and what ends the story
const OPENS: Record<string, Step['kind']> = {
  reached: 'tile',
  'boris-drew': 'boris',
  'boris-took': 'beadle',
  farmed: 'plantation',
  'boris-farmed': 'plantation',
  'turned-over': 'plantation',
  placed: 'new',
}
const GROUPED = ['plantation', 'new'] // several lines of these are one step
const CLOSES = ['started', 'mayor-scored', 'neighbours-scored', 'ended']
const QUIET = ['saw', 'offered', 'looked', 'shuffled', 'stopped', 'aimed', 'kept-this', 'discarded'] // seen elsewhere

export function stepsOf(lines: Line[]): Step[] {
  const steps: Step[] = []
  let step = null as Step | null
  for (const line of lines) {
    const event = eventOf(line)
    const kind = OPENS[event.event]
    if (CLOSES.includes(event.event)) step = null
    else if (kind && !(step?.kind === kind && GROUPED.includes(kind))) {
      step = {
        kind,
        cell: 'cell' in event ? event.cell : '',
        card: event.event === 'boris-drew' ? event.card : '',
        lines: [line],
      }
      steps.push(step)
    } else if (step && !QUIET.includes(event.event)) step.lines.push(line)
  }
  return steps
}

// the story since the round before this one began: what one may have missed
export function lately(story: Line[]): Step[] {
  const rounds = story.flatMap((line, place) => (line.event === 'started' ? [place] : []))
  return stepsOf(story.slice(rounds.at(-2) ?? 0))
}

const READING = 1500 // milliseconds for a step with one line
const EACH_LINE = 450
export const readingTime = (step: Step): number => READING + EACH_LINE * (step.lines.length - 1)

const SHOWING = 700 // milliseconds for what is no story
export const pace = (lines: Line[]): number =>
  stepsOf(lines).reduce((sum, step) => sum + readingTime(step), SHOWING)

// The tiles while the story is at a step: those it has not come to yet are as they were, but for the liverymen of Boris.
export function tilesAt(before: Tile[], after: Tile[], steps: Step[], at: number): Tile[] {
  const later = new Set(steps.slice(at + 1).flatMap((step) => (step.cell ? [step.cell] : [])))
  const put = (cell: string) =>
    steps.slice(0, at + 1).filter((step) => step.kind === 'boris' && step.cell === cell).length
  return after.map((tile) => {
    const was = later.has(tile.cell) ? before.find((one) => one.cell === tile.cell) : undefined
    if (!was || was.done) return tile
    const more = put(tile.cell)
    return { ...was, boris: was.boris + more, count: was.count + more }
  })
}
