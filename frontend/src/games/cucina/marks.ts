// A match played alone as signs: ● a lobster, × a fish bone; a gap after each game.
import type { Line } from '../../wire'
import { eventsOf } from './events'

export const marks = (story: Line[]): string =>
  eventsOf(story)
    .flatMap((event) =>
      event.event === 'scored' ? ['●'.repeat(event.lobsters) + '×'.repeat(event.bones) || '·'] : [],
    )
    .join(' ')
