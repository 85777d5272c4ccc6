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
  bonus: number // of END effects: what the rest does not explain
  total: number
}

const GIVEN = 2 // buttons at the start, as in content.toml
const A_POINT = 2 // buttons for a point

// At the end of every turn nobody has two sets of a villager: so its cards on the table are one set.
export function madeOf(lines: Line[], seats: number, box: Pick<Catalogue, 'points'>): Made[] {
  const laid = Array.from({ length: seats }, () => new Map<string, number>())
  const buttons = Array.from({ length: seats }, () => GIVEN)
  const totals = Array.from({ length: seats }, () => 0)
  const lay = (seat: number, villager: string, cards: number) =>
    laid[seat]?.set(villager, (laid[seat].get(villager) ?? 0) + cards)
  for (const event of eventsOf(lines)) {
    if (event.event === 'played' || event.event === 'added') lay(event.seat, event.villager, event.cards)
    else if (event.event === 'discarded' && event.origin === 'set')
      lay(event.seat, event.villager, -event.cards)
    else if (event.event === 'withered') lay(event.seat, event.villager, -1)
    else if (event.event === 'gained') buttons[event.seat]! += event.buttons
    else if (event.event === 'paid') buttons[event.seat]! -= event.buttons
    else if (event.event === 'missed') buttons[event.seat]! += 1
    else if (event.event === 'robbed') {
      buttons[event.seat]! += event.buttons
      buttons[event.victim]! -= event.buttons
    } else if (event.event === 'scored') totals[event.seat] = event.points
  }
  return totals.map((total, seat) => {
    const sets = [...laid[seat]!]
      .filter(([, cards]) => cards > 0)
      .map(([villager, cards]) => ({ villager, cards, points: pointsFor(box, cards) ?? 0 }))
      .sort((a, b) => b.points - a.points)
    const buttonPoints = Math.floor(buttons[seat]! / A_POINT)
    const explained = sets.reduce((sum, set) => sum + set.points, buttonPoints)
    return { sets, buttons: buttons[seat]!, buttonPoints, bonus: total - explained, total }
  })
}
