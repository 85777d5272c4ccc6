// Time that is left: counted down from what the server last said.
import type { Say } from '../speech'
import type { Clock, ClockSeen } from '../wire'

export const URGENT = 20_000

export function timeLeft(clock: ClockSeen & { at: number }, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0
  const gone = clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0
  return Math.max(0, left - gone)
}

// 75_000 is "1:15"; the last second counts as one until it is over; two days and more are days and hours
export function readTime(milliseconds: number, say: Say): string {
  const whole = Math.floor(milliseconds / 3_600_000)
  if (whole >= 48) return say('clock-days-left', { days: Math.floor(whole / 24), hours: whole % 24 })
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const end = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours ? `${hours}:${end}` : end
}

// the clocks that a host can choose, in plain words: messages clock-<key> and clock-<key>-about
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { bank: 300, bonus: 5, days: 0 },
  calm: { bank: 900, bonus: 15, days: 0 },
  long: { bank: 3600, bonus: 30, days: 0 },
  day: { bank: 0, bonus: 0, days: 1 },
  days: { bank: 0, bonus: 0, days: 3 },
  week: { bank: 0, bonus: 0, days: 7 },
}
export const lastsDays = (clock: Clock | null): boolean => Boolean(clock?.days)

export const clockKey = (clock: Clock | null): string =>
  Object.keys(CLOCKS).find((key) => {
    const known = CLOCKS[key]
    if (!clock || !known) return clock === known
    return known.bank === clock.bank && known.bonus === clock.bonus && known.days === clock.days
  }) ?? 'own'
