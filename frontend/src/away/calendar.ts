// Until when matches that last days wait for somebody, as an iCalendar file.
import type { Turn } from '../wire'

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

export function calendarOf(
  turns: Turn[],
  titleOf: (game: string) => string,
  host: string,
  now: number,
): string {
  const events = turns
    .filter((turn) => turn.mine && turn.ends)
    .flatMap((turn) => [
      'BEGIN:VEVENT',
      `UID:${turn.table}-${turn.ends}@${new URL(host).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(turn.ends)}`,
      `DTEND:${stamp(turn.ends)}`,
      `SUMMARY:${escaped(titleOf(turn.game))}`,
      `URL:${host}/tables/${turn.table}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(titleOf(turn.game))}`,
      'TRIGGER:-PT4H',
      'END:VALARM',
      'END:VEVENT',
    ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hameau//turns//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
