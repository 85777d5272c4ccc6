// What the own card tells and what I have learned, as sentences; shown only to who holds the card up.
import type { Say } from '../../speech'
import { sentenceOf } from '../../table/story'
import type { Line } from '../../wire'
import { isSecret } from './secrets'
import type { Person, View } from './wire'

const LATEST = 8
const ELSEWHERE = new Set(['dealt', 'filled-in', 'pointed', 'met-wolf']) // shown above in another form

export const mine = (view: View): Person | undefined =>
  view.me === null ? undefined : view.people.find((person) => person.seat === view.me)

type List = (names: string[]) => string

// what holds for the whole match: who is who, as far as I know
export function knownFacts(view: View, names: string[], say: Say, list: List): string[] {
  const me = mine(view)
  if (!me) return []
  const others = view.people.filter((person) => person.seat !== view.me)
  const named = (people: Person[]) => list(people.map((person) => names[person.seat] ?? ''))
  const facts: string[] = []
  const wolves = others.filter((person) => person.wolf)
  if (wolves.length) facts.push(say(me.wolf ? 'know-pack' : 'know-wolves', { names: named(wolves) }))
  else if (me.wolf) facts.push(say('know-lone-wolf'))
  const lovers = others.filter((person) => person.lover)
  if (lovers.length) facts.push(say(me.lover ? 'know-lover' : 'know-lovers', { names: named(lovers) }))
  const charmed = view.people.filter((person) => person.charmed)
  if (charmed.length) facts.push(say('know-charmed', { names: named(charmed) }))
  for (const person of others) {
    if (!person.alive || person.wolf) continue
    const name = names[person.seat] ?? ''
    if (person.card) facts.push(say('know-card', { name, '@card': person.card }))
    else if (person.camp) facts.push(say('know-card', { name, '@card': `camp-${person.camp}` }))
  }
  return [...facts, ...tonight(view, names, say)]
}

// what only this night has
function tonight(view: View, names: string[], say: Say): string[] {
  const { dark } = view
  const facts: string[] = []
  const me = mine(view)
  if (me?.card === 'witch') {
    facts.push(say('know-potions', { cure: dark.cure_left ? 1 : 0, poison: dark.poison_left ? 1 : 0 }))
    if (view.phase === 'witch')
      facts.push(
        dark.victim >= 0 ? say('shown-victim', { name: names[dark.victim] ?? '' }) : say('no-victim'),
      )
  }
  if (me?.card === 'arsonist') facts.push(say('know-match', { left: dark.match_left ? 1 : 0 }))
  if (dark.middle.length === 2)
    facts.push(say('saw-middle', { '@first': dark.middle[0]!, '@second': dark.middle[1]! }))
  if (dark.picked >= 0) facts.push(say('know-picked', { name: names[dark.picked] ?? '' }))
  return facts
}

// at whom the pack points, after a round
export const fingersOf = (view: View): { from: number; to: number }[] =>
  view.dark.fingers.flatMap((to, from) => (to >= 0 && view.people[from]?.alive ? [{ from, to }] : []))

// the last things that I alone, or a few of us, were told
export const secretsTold = (story: Line[], names: string[], say: Say): string[] =>
  story
    .filter((line) => isSecret(line) && !ELSEWHERE.has(line.event))
    .slice(-LATEST)
    .map((line) => sentenceOf(line, names, say))
