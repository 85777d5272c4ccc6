// Where the line of a match goes, and what its moments say.
import type { Analysis, Frame, Moment, Point } from '../wire'

export interface Spot {
  x: number
  y: number
  point: Point
}

export interface Scale {
  least: number
  most: number
}

// Chances lie between none and certain; points where they lie, and a little room.
export function scaleOf(told: Analysis): Scale {
  if (told.measure === 'chance') return { least: 0, most: 1 }
  const worths = told.points.map((point) => point.worth)
  const least = Math.min(0, ...worths)
  const most = Math.max(least + 1, ...worths)
  return { least, most: most + (most - least) * 0.05 }
}

export function spots(points: Point[], scale: Scale, width: number, height: number): Spot[] {
  const last = Math.max(1, points.at(-1)?.number ?? 1)
  return points.map((point) => ({
    x: (width * point.number) / last,
    y: height * (1 - (point.worth - scale.least) / (scale.most - scale.least)),
    point,
  }))
}

export const pathOf = (spots: { x: number; y: number }[]): string =>
  spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

// where a moment stands on the line: where it has come to
export const spotOf = (moment: Moment, all: Spot[]): Spot | undefined =>
  all.find((spot) => spot.point.number === moment.until && spot.point.worth === moment.after) ??
  all.find((spot) => spot.point.number >= moment.until)

// After how many moves the seat decides again, once this has happened; for its own choice, that very decision.
export function triedAt(moment: Moment, frames: Frame[], seat: number): number | null {
  const own = frames.filter((frame) => frame.seat === seat).map((frame) => frame.number - 1)
  const from = moment.cause === 'choice' ? moment.since : moment.until
  return own.find((number) => number >= from) ?? own.at(-1) ?? null
}

// The change that something brought, with its sign; nothing at all has none.
export const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? '−' : '±')
