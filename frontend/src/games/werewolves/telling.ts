// The village in words: people, their marks, the verbs of the day, and lines of the story.
import type { Say } from '../../speech'
import { sentenceOf } from '../../table/story'
import type { Line } from '../../wire'
import { gather } from './gather'
import { isSecret } from './secrets'
import type { Person, View } from './wire'

// what all may see of somebody, for ears
export function aboutPerson(person: Person, night: boolean, say: Say, open = false): string[] {
  const parts: string[] = []
  if (!person.alive) parts.push(say('board-dead'))
  if (person.card && (!person.alive || open)) parts.push(say(person.card))
  if (person.alive && person.home) parts.push(say(person.home))
  if (person.vagabond && person.alive) parts.push(say('vagabond'))
  if (person.claim && person.alive && !open) parts.push(say('board-claims', { '@card': person.claim }))
  if (person.captain) parts.push(say('board-captain'))
  if (person.poster && !night) parts.push(say('board-poster'))
  if (person.banned) parts.push(say('board-banned'))
  return parts
}

// words that a game of tomorrow may add are said as they are written
const orAsWritten = (message: string, written: string, say: Say): string => {
  const said = say(message)
  return said === message ? written : said
}
export const verbWord = (verb: string, say: Say): string =>
  orAsWritten(`verb-${verb.replaceAll(' ', '-')}`, verb, say)
export const aimWord = (word: string, say: Say): string =>
  orAsWritten(`aim-${word.replaceAll(' ', '-')}`, orAsWritten(word, word, say), say)

// What is asked now, in one sentence. By night all hear the same.
export const questionOf = (view: View, say: Say): string =>
  [say(`call-${view.phase}`), view.vacancy && `(${say(view.vacancy)})`].filter(Boolean).join(' ')

// -- the story ---------------------------------------------------------------------------------------------

const BEGIN = new Set(['night-fell', 'day-broke', 'debated', 'condemned', 'spared', 'tied'])
const QUIET = new Set([
  'called',
  'asked',
  'handed-in',
  'voted',
  'got-votes',
  'took-token',
  'missed',
  'turned-up',
])
const MANY = 4

// what has happened since the last turn of the day, as all may read it
export function newsOf(story: Line[], names: string[], say: Say): string[] {
  const start = story.findLastIndex((line) => BEGIN.has(line.event) && !isSecret(line))
  const latest = story.slice(Math.max(0, start)).filter((line) => !QUIET.has(line.event))
  return gather(latest, names)
    .slice(-MANY)
    .map((line) => sentenceOf(line, names, say))
}

export interface Vote {
  from: number
  to: number // -1: nobody
}

// the ballots of the last count, if the day is still young enough to talk about them
export function lastCount(story: Line[]): Vote[] {
  const end = story.findLastIndex((line) => line.event === 'voted')
  if (end < 0 || story.slice(end).some((line) => line.event === 'night-fell' || line.event === 'day-broke'))
    return []
  let start = end
  while (start > 0 && ['voted', 'missed', 'handed-in'].includes(story[start - 1]!.event)) start -= 1
  return story
    .slice(start, end + 1)
    .filter((line) => line.event === 'voted')
    .map((line) => ({ from: line.seat, to: Number((line.data as { other?: number }).other ?? -1) }))
}

// at whom the wolves pointed in the round that was just played
export function pointedAt(story: Line[]): Vote[] {
  const start = story.findLastIndex((line) => line.event === 'called')
  const before = story.slice(0, Math.max(0, start)).findLastIndex((line) => line.event === 'called')
  return story
    .slice(before + 1)
    .filter((line) => line.event === 'pointed')
    .map((line) => ({ from: line.seat, to: Number((line.data as { other?: number }).other ?? -1) }))
}

// every count of the match, for whoever asks how somebody voted: day and ballots
export function countsOf(story: Line[]): { day: number; votes: Vote[] }[] {
  const counts: { day: number; votes: Vote[] }[] = []
  let day = 0
  let open = false
  for (const line of story) {
    if (line.event === 'day-broke') day = Number((line.data as { day?: number }).day ?? day + 1)
    if (line.event !== 'voted') {
      if (line.event !== 'handed-in' && line.event !== 'missed') open = false
      continue
    }
    if (!open) counts.push({ day, votes: [] })
    open = true
    counts.at(-1)!.votes.push({ from: line.seat, to: Number((line.data as { other?: number }).other ?? -1) })
  }
  return counts
}

// `done`, `yes` and `no` are said in the words of what was asked
export const answerWord = (verb: string, phase: string, say: Say): string =>
  orAsWritten(`${verb}-${phase.replace('-again', '')}`, verbWord(verb, say), say)
