// What stands on the cards: asked from the server once, and put into words.
import type { Say } from '../../speech'
import { settle } from './guilds'
import type { Card, Catalogue } from './wire'

export type { Catalogue }
export type When = Card['when']

// The cards do not change while the page is open; a failure is asked again next time.
let asked: Promise<Catalogue | null> | null = null
export function catalogue(): Promise<Catalogue | null> {
  asked ??= fetch('/api/games/buttonville/catalogue')
    .then((answer) => (answer.ok ? (answer.json() as Promise<Catalogue>) : Promise.reject(answer.status)))
    .then((box) => (settle(box.cards), box))
    .catch(() => (asked = null))
  return asked
}

export const factsOf = (box: Catalogue | null, villager: string): Card | undefined =>
  box?.cards.find((card) => card.id === villager)

export const whenOf = (box: Catalogue | null, villager: string): When =>
  factsOf(box, villager)?.when ?? 'played'

// the sentences of a card; with X the numbers of a set of that size
export function textOf(card: Card | undefined, say: Say, x?: number): string[] {
  return (card?.lines ?? []).map((line) => {
    const amount = x === undefined ? null : amountWith(line.amount, x)
    return say(`step-${line.verb}`, {
      amount: amount === null ? line.amount : amount,
      count: amount ?? line.count,
      other: line.other,
    })
  })
}

// "X + 2" with three cards is 5; null if there is no X
export function amountWith(amount: string, x: number): number | null {
  const found = /^(?:(\d+) )?X(?: \+ (\d+))?$/.exec(amount)
  return found ? Number(found[1] ?? 1) * x + Number(found[2] ?? 0) : null
}

export const pointsFor = (box: Pick<Catalogue, 'points'> | null, cards: number): number | null =>
  box ? (box.points[Math.min(cards, box.points.length) - 1] ?? null) : null
