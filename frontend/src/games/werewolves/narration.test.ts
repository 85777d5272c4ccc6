// The narrator tells what all may know, lets one fall asleep before the next wakes, and is silent about ballots.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { narrate, soundsOf } from './narration'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).filter((fact) => fact !== '')].join(' ')
const line = (
  event: string,
  data: Record<string, unknown> = {},
  facts: Line['facts'] = {},
  seat = 0,
): Line => ({
  move: 0,
  event,
  seat,
  facts,
  data: { event, seat, ...data },
})
const called = (call: string) => line('called', { call }, { '@call': `call-${call}` })
const NAMES = ['Ann', 'Ben']

test('one falls asleep before the next one wakes, but not between two rounds of the same', () => {
  const told = [called('seer'), called('wolves'), called('wolves-again'), line('day-broke')]
  expect(narrate(told, 1, NAMES, say)).toEqual([
    'asleep-seer',
    'called call-wolves Ann',
    'called call-wolves-again Ann',
    'asleep-wolves',
    'tell-open-eyes',
    'day-broke Ann',
  ])
})

test('what only some know is not told, nor what is better seen', () => {
  const told = [line('saw', { other: 1, card: 'werewolf' }), line('pointed'), line('voted'), line('dealt')]
  expect(narrate(told, 0, NAMES, say)).toEqual([])
  expect(soundsOf(told, 0)).toEqual([])
})

test('only what is new is told', () => {
  const told = [line('night-fell'), called('seer')]
  expect(narrate(told, 2, NAMES, say)).toEqual([])
  expect(narrate(told, 1, NAMES, say)).toEqual(['called call-seer Ann'])
})

test('wolves howl, and nobody can hear who else is there', () => {
  expect(soundsOf([called('seer'), called('wolves'), called('witch')], 0)).toEqual(['step', 'howl', 'step'])
})
