// How the piles grew, pair by pair.
import type { GiveAccount } from '../account'
import { eventsOf } from './events'

const account: GiveAccount = (story, seats, say) => {
  const piles = Array.from({ length: seats }, () => 0)
  const rounds: number[][] = []
  for (const event of eventsOf(story)) {
    if (event.event !== 'taken') continue
    piles[event.seat] = event.cards
    rounds.push([...piles])
  }
  return { rounds, sheet: [{ label: say('ending-words'), points: [...piles] }] }
}
export default account
