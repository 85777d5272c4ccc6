// How many residents had come after each round.
import type { GiveAccount } from '../account'

const account: GiveAccount = (story) => {
  const rounds: number[][] = []
  let residents = 0
  for (const { event, data } of story) {
    if (event === 'populated') residents += (data as { people: number }).people
    if (event === 'began') rounds.push([residents])
    if (rounds.length) rounds[rounds.length - 1] = [residents]
  }
  return { rounds, sheet: [] }
}
export default account
