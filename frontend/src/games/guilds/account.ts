// How the points came: after each round, and the sheet of the end.
import type { GiveAccount } from '../account'
import { madeOf, SOURCES, sumOf } from './tally'

const account: GiveAccount = (story, seats, say) => {
  const made = madeOf(story, seats)
  const starts = story.flatMap(({ event }, place) => (event === 'started' ? [place] : []))
  const scoring = story.findIndex(({ event }) => event === 'mayor-scored' || event === 'neighbours-scored')
  const ends = [...starts.slice(1), scoring < 0 ? story.length : scoring]
  return {
    rounds: ends.map((end) => madeOf(story.slice(0, end), seats).map(({ total }) => total)),
    sheet: SOURCES.map((source) => ({
      label: say(`made-${source}`),
      points: made.map(({ parts }) => sumOf(parts[source])),
    })).filter(({ points }) => points.some(Boolean)),
  }
}
export default account
