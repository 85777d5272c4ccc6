// The story as a narrator tells it: only what all may know, in whole sentences, and which sound goes with it.
import type { Say } from '../../speech'
import { sentenceOf } from '../../table/story'
import type { Line } from '../../wire'
import { isSecret } from './secrets'
import type { Sound } from './sounds'

const STATEMENTS = ['claimed', 'accused', 'defended', 'reported'] // people speak for themselves

// what is better seen than heard
const SILENT = new Set([
  'voted',
  'got-votes',
  'handed-in',
  'missed',
  'took-token',
  'asked-out',
  'debated',
  ...STATEMENTS,
])

const SOUNDS: Record<string, Sound> = {
  'night-fell': 'owl',
  'day-broke': 'bell',
  died: 'drum',
  condemned: 'drum',
  shot: 'bang',
  'burnt-down': 'crackle',
  'became-captain': 'chime',
  ended: 'chime',
}
const ONE_DECIDES = 1

const callOf = (line: Line | undefined): string => {
  const call = line?.event === 'called' ? String((line.data as { call?: string }).call ?? '') : ''
  return call.replace(/-(again|last)$/, '')
}

// who was awake before falls asleep before the next one wakes
function asleep(line: Line, before: Line | undefined, say: Say): string[] {
  const was = callOf(before)
  if (!was || (line.event === 'called' && callOf(line) === was)) return []
  return [say(`asleep-${was}`)]
}

function sentencesFor(line: Line, names: string[], say: Say): string[] {
  if (line.event === 'night-fell') return [sentenceOf(line, names, say), say('tell-close-eyes')]
  if (line.event === 'day-broke') return [say('tell-open-eyes'), sentenceOf(line, names, say)]
  if (line.event === 'asked' && Number(line.facts.deciding) !== ONE_DECIDES)
    return [say(String(line.facts['@call']))]
  return [sentenceOf(line, names, say)]
}

export function narrate(told: Line[], from: number, names: string[], say: Say): string[] {
  const open = (line: Line) => !isSecret(line) && !SILENT.has(line.event)
  return told.slice(from).flatMap((line, step) => {
    if (!open(line)) return []
    const before = told.slice(0, from + step).findLast(open)
    return [...asleep(line, before, say), ...sentencesFor(line, names, say)]
  })
}

export function soundsOf(told: Line[], from: number): Sound[] {
  return told.slice(from).flatMap((line) => {
    if (line.event === 'called') return callOf(line) === 'wolves' ? ['howl'] : ['step']
    return SOUNDS[line.event] ?? []
  })
}
