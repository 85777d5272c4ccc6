// The points after each game, and what each game brought.
import type { GiveAccount } from '../account'
import { eventsOf } from './events'

const account: GiveAccount = (story, seats, say) => {
  const games: number[][] = []
  for (const event of eventsOf(story)) {
    if (event.event === 'began') games.push(Array.from({ length: seats }, () => 0))
    if (event.event === 'scored') games.at(-1)![event.seat] = event.points
    if (event.event === 'spare') games.at(-1)!.forEach((_, seat, points) => (points[seat]! += event.points))
  }
  const sums = Array.from({ length: seats }, () => 0)
  return {
    rounds: games.map((points) => points.map((more, seat) => (sums[seat]! += more))),
    sheet: games.map((points, at) => ({ label: say('ending-game', { game: at + 1 }), points })),
  }
}
export default account
