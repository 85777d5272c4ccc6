// How the points of a match were made, told by its story: the sets that lie there at the end, buttons and END effects.
import type { Line } from '../../wire'
import { pointsFor, type Catalogue } from './catalogue'
import { eventsOf } from './events'

export interface SetMade {
  villager: string
  cards: number
  points: number
}
export interface Made {
  sets: SetMade[]
  buttons: number
  buttonPoints: number
  bonus: number // of END effects
  total: number
}

// At the end of every turn nobody has two sets of a villager: so its cards on the table are one set.
export function madeOf(lines: Line[], seats: number, box: Pick<Catalogue, 'points'>): Made[] {
  const laid = Array.from({ length: seats }, () => new Map<string, number>())
  const made: Made[] = laid.map(() => ({ sets: [], buttons: 0, buttonPoints: 0, bonus: 0, total: 0 }))
  const lay = (seat: number, villager: string, cards: number) =>
    laid[seat]?.set(villager, (laid[seat].get(villager) ?? 0) + cards)
  for (const event of eventsOf(lines)) {
    if (event.event === 'played' || event.event === 'added') lay(event.seat, event.villager, event.cards)
    else if (event.event === 'discarded' && event.origin === 'set')
      lay(event.seat, event.villager, -event.cards)
    else if (event.event === 'withered') lay(event.seat, event.villager, -1)
    else if (event.event === 'scored')
      made[event.seat] = {
        sets: setsOf(laid[event.seat]!, box),
        buttons: event.buttons,
        buttonPoints: event.button_points,
        bonus: event.bonus,
        total: event.points,
      }
  }
  return made
}

const setsOf = (laid: Map<string, number>, box: Pick<Catalogue, 'points'>): SetMade[] =>
  [...laid]
    .filter(([, cards]) => cards > 0)
    .map(([villager, cards]) => ({ villager, cards, points: pointsFor(box, cards) ?? 0 }))
    .sort((a, b) => b.points - a.points)
