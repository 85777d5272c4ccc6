// The lines of the story as events of Guilds of London, with their types.
import type { Line } from '../../wire'
import type { Events } from './wire'

export const eventOf = (line: Line): Events =>
  ({ ...(line.data as object), event: line.event, seat: line.seat }) as Events
export const eventsOf = (lines: Line[]): Events[] => lines.map(eventOf)
