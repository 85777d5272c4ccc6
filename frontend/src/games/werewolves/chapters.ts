// The whole match once nothing is secret: who was who, and night by night what happened and who knew it.
import type { Say } from '../../speech'
import { sentenceOf } from '../../table/story'
import type { Line } from '../../wire'
import { isSecret } from './secrets'
import type { Vote } from './telling'

export interface Fate {
  seat: number
  card: string // what it was at the end
  first: string // what it was dealt as, if the Thief changed it
  died: string // how, as a message; empty for who lived
  turn: number // night or day of the death
  lover: boolean
}
export interface Chapter {
  night: boolean
  number: number
  deeds: { text: string; secret: boolean; seat: number }[]
  counts: Vote[][]
}

const data = (line: Line): Record<string, unknown> => (line.data ?? {}) as Record<string, unknown>

// a death may show only the camp, or nothing
const cardShown = (shown: string): string => (/^(camp-|hidden)/.test(shown) ? '' : shown)

export function fatesOf(lines: Line[], seats: number): Fate[] {
  const fates = Array.from({ length: seats }, (_, seat): Fate => ({
    seat,
    card: '',
    first: '',
    died: '',
    turn: 0,
    lover: false,
  }))
  let turn = 0
  for (const line of lines) {
    const fate = fates[line.seat]
    if (line.event === 'night-fell') turn = Number(data(line).night)
    if (!fate) continue
    if (line.event === 'dealt') fate.card = fate.first = String(data(line).card)
    if (line.event === 'turned-up' || line.event === 'swapped') fate.card = String(data(line).card)
    if (line.event === 'died') {
      Object.assign(fate, { died: `cause-${String(data(line).cause)}`, turn })
      fate.card ||= cardShown(String(data(line).card))
    }
    if (line.event === 'withdrawn') Object.assign(fate, { died: 'ending-withdrawn', turn })
    if (line.event === 'paired') {
      fate.lover = true
      const other = fates[Number(data(line).other)]
      if (other) other.lover = true
    }
  }
  return fates
}

const SKIPPED = new Set([
  'called',
  'asked',
  'handed-in',
  'filled-in',
  'got-votes',
  'turned-up',
  'missed',
  'woke',
])

// each night and each day; ballots are put together to counts
export function chaptersOf(lines: Line[], names: string[], say: Say): Chapter[] {
  const chapters: Chapter[] = []
  let counting = false
  for (const line of lines) {
    if (line.event === 'night-fell' || line.event === 'day-broke') {
      const night = line.event === 'night-fell'
      chapters.push({ night, number: Number(data(line)[night ? 'night' : 'day']), deeds: [], counts: [] })
    }
    const chapter = chapters.at(-1)
    if (!chapter || line.event === 'night-fell') continue
    if (line.event === 'voted') {
      if (!counting) chapter.counts.push([])
      chapter.counts.at(-1)!.push({ from: line.seat, to: Number(data(line).other ?? -1) })
    }
    counting = line.event === 'voted' || (counting && line.event === 'missed')
    if (line.event !== 'voted' && !SKIPPED.has(line.event))
      chapter.deeds.push({ text: sentenceOf(line, names, say), secret: isSecret(line), seat: line.seat })
  }
  return chapters
}

const LEARNED = new Set(['saw', 'heard-card', 'glimpsed', 'saw-middle', 'paired', 'shadows'])

export interface Insight {
  night: boolean
  number: number
  text: string
}

// who knew what, and since when: what somebody was told in secret about others
export function insightsOf(lines: Line[], names: string[], say: Say): Map<number, Insight[]> {
  const known = new Map<number, Insight[]>()
  let [night, number] = [true, 1]
  const learn = (seat: number, text: string) =>
    known.set(seat, [...(known.get(seat) ?? []), { night, number, text }])
  for (const line of lines) {
    if (line.event === 'night-fell') [night, number] = [true, Number(data(line).night)]
    if (line.event === 'day-broke') [night, number] = [false, Number(data(line).day)]
    if (!LEARNED.has(line.event)) continue
    const text = sentenceOf(line, names, say)
    if (!known.get(line.seat)?.some((one) => one.text === text)) learn(line.seat, text)
    if (line.event === 'paired') learn(Number(data(line).other), text)
  }
  return known
}
