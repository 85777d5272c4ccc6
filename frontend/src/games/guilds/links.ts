// Masters of one player beside each other, across or down: what will score at the end is tied together.
import { seatPaint } from '../../design/seats'
import type { Tile } from './wire'

export interface Link {
  from: string
  to: string
  seat: number
  paint: string
}

export function linksOf(tiles: Tile[]): Link[] {
  const master = new Map(
    tiles.flatMap((tile) => (tile.master === null ? [] : [[tile.cell, tile.master] as const])),
  )
  return [...master].flatMap(([from, seat]) =>
    [right(from), below(from)].flatMap((to) =>
      master.get(to) === seat ? [{ from, to, seat, paint: seatPaint(seat) }] : [],
    ),
  )
}
const right = (cell: string): string => String.fromCharCode(cell.charCodeAt(0) + 1) + cell.slice(1)
const below = (cell: string): string => cell[0] + String(Number(cell.slice(1)) + 1)
