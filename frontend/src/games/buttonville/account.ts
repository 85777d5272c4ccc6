// How the points came: sets and buttons after each round, and the sheet of the end.
import type { GiveAccount } from '../account'
import { catalogue, pointsFor } from './catalogue'
import { eventsOf } from './events'
import { madeOf } from './tally'
import type { Catalogue } from './wire'

const FIRST_BUTTONS = 2

const account: GiveAccount = async (story, seats, say) => accountWith(await catalogue(), story, seats, say)
export default account

export function accountWith(
  box: Pick<Catalogue, 'points' | 'buttons_a_point'> | null,
  ...[story, seats, say]: Parameters<GiveAccount>
) {
  if (!box) return { rounds: [], sheet: [] }
  const made = madeOf(story, seats, box)
  return {
    rounds: roundsOf(box, story, seats),
    sheet: [
      {
        label: say('made-sets'),
        points: made.map(({ sets }) => sets.reduce((sum, one) => sum + one.points, 0)),
      },
      { label: say('made-buttons'), points: made.map(({ buttonPoints }) => buttonPoints) },
      { label: say('made-end'), points: made.map(({ bonus }) => bonus) },
    ],
  }
}

// what sets and buttons were worth when each round was over
function roundsOf(
  box: Pick<Catalogue, 'points' | 'buttons_a_point'>,
  story: Parameters<GiveAccount>[0],
  seats: number,
): number[][] {
  const laid = Array.from({ length: seats }, () => new Map<string, number>())
  const buttons = laid.map(() => FIRST_BUTTONS)
  const rounds: number[][] = []
  const lay = (seat: number, villager: string, cards: number) =>
    laid[seat]!.set(villager, (laid[seat]!.get(villager) ?? 0) + cards)
  const close = () =>
    rounds.push(
      laid.map(
        (sets, seat) =>
          [...sets.values()].reduce((sum, cards) => sum + (cards > 0 ? (pointsFor(box, cards) ?? 0) : 0), 0) +
          Math.floor(buttons[seat]! / box.buttons_a_point),
      ),
    )
  let round = 1
  for (const event of eventsOf(story)) {
    if (event.event === 'began' && event.round > round) {
      close()
      round = event.round
    } else if (event.event === 'played' || event.event === 'added')
      lay(event.seat, event.villager, event.cards)
    else if (event.event === 'discarded' && event.origin === 'set')
      lay(event.seat, event.villager, -event.cards)
    else if (event.event === 'withered') lay(event.seat, event.villager, -1)
    else if (event.event === 'missed')
      buttons[event.seat]! += 1 // 4.5: instead of a card
    else if (event.event === 'gained') buttons[event.seat]! += event.buttons
    else if (event.event === 'paid') buttons[event.seat]! -= event.buttons
    else if (event.event === 'robbed') {
      buttons[event.seat]! += event.buttons
      buttons[event.victim]! -= event.buttons
    }
  }
  close()
  return rounds
}
