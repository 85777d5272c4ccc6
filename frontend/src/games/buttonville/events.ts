// The lines of the story as events of Buttonville, with their types.
import type { Line } from '../../wire'
import type { Events } from './wire'

export const eventOf = (line: Line): Events =>
  ({ ...(line.data as object), event: line.event, seat: line.seat }) as Events

// who sees a card drawn need not hear that one was drawn
export const eventsOf = (lines: Line[]): Events[] =>
  lines
    .map(eventOf)
    .filter((event, place, all) => event.event !== 'drew-hidden' || all[place - 1]?.event !== 'drew')
