// What was told, as the generated types know it.
import type { Line } from '../../wire'
import type { Events } from './wire'

export const eventsOf = (lines: Line[]): Events[] =>
  lines.map((line) => ({ ...(line.data as object), event: line.event, seat: line.seat }) as Events)
