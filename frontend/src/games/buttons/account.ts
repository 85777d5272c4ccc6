// How the stars came, round by round.
import type { GiveAccount } from '../account'
import { roundsOf } from './story'

const account: GiveAccount = (story, seats, say) => {
  const sums = Array.from({ length: seats }, () => 0)
  const played = roundsOf(story, seats)
  return {
    rounds: played.map(({ shares }) => shares.map(({ stars }, seat) => (sums[seat]! += stars))),
    sheet: played.map(({ number, shares }) => ({
      label: `${say('ending-round')} ${number}`,
      points: shares.map(({ stars }) => stars),
    })),
  }
}
export default account
