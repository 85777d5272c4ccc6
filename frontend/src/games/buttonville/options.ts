// What may be done now, read from the moves: which thing on the table a tap plays, and how.
import type { View } from './wire'

export type Place = 'forum' | 'hand' | 'revealed' | 'discard' | 'pile' | 'set' | 'villager' | 'button'

export interface Option {
  move: string
  verb: string
  villager: string // empty if the move names none
  nth: number // which of several sets of that villager, from 1
  cards: number
  place: Place // where a tap plays it
}

const MOVE = /^([a-z]+)(?: ([a-z]+))?(?:\.(\d+))?(?: x(\d+))?$/

// where the cards lie that a question is about, if not where its verb usually finds them
const ASKED: Record<string, Place> = {
  keep: 'revealed',
  fish: 'discard',
  sweep: 'forum',
  join: 'forum',
  sort: 'revealed',
}
const USUAL: Record<string, Place> = {
  take: 'forum',
  give: 'hand',
  discard: 'hand',
  add: 'hand',
  play: 'hand',
  buy: 'hand',
  use: 'set',
  pick: 'set',
  name: 'villager',
  choose: 'villager',
  draw: 'pile',
}

export function readMove(move: string, question: string): Option {
  const found = MOVE.exec(move)
  const verb = found?.[1] ?? ''
  const base = { move, verb, nth: Number(found?.[3] ?? 1), cards: Number(found?.[4] ?? 1) }
  if (verb === 'feed') return { ...base, villager: '', place: found?.[2] === 'forum' ? 'forum' : 'hand' }
  const asked = verb === 'take' || verb === 'discard' || verb === 'add' ? ASKED[question] : undefined
  return { ...base, villager: found?.[2] ?? '', place: asked ?? USUAL[verb] ?? 'button' }
}

// all options; those of an eating set are about the villager that eats
export const optionsOf = (view: View, moves: string[]): Option[] =>
  moves.map((move) => {
    const option = readMove(move, view.question)
    return option.verb === 'feed' ? { ...option, villager: view.asker } : option
  })

export const optionsAt = (options: Option[], place: Place, villager = ''): Option[] =>
  options.filter((option) => option.place === place && (!villager || option.villager === villager))

// What a tap on something would play that may not be played: the verb that is asked for there, else the usual one.
export function wishFor(
  options: Option[],
  place: 'forum' | 'hand' | 'set' | 'pile',
  villager: string,
  nth = 1,
): string {
  const usual = { forum: 'take', hand: 'play', set: 'use', pile: 'draw' }[place]
  const verb = options.find((option) => option.place === place && option.villager)?.verb ?? usual
  return [verb, nth > 1 ? `${villager}.${nth}` : villager].filter(Boolean).join(' ')
}

// what a tap on a set plays: its own moves, and cards that would join it
export const optionsOfSet = (options: Option[], villager: string, nth: number): Option[] =>
  options.filter(
    (option) =>
      option.villager === villager && option.nth === nth && (option.place === 'set' || option.verb === 'add'),
  )

// a set is called by its villager, and by a number if there are several
export function nthOf(sets: { villager: string }[], place: number): number {
  const villager = sets[place]?.villager
  return sets.slice(0, place + 1).filter((set) => set.villager === villager).length
}
