// Whose turn it is, and through whose eyes this device should look: the decisions behind the top bar and the curtain.
import type { SeatSeen, TableSeen } from '../wire'

// a bot plays for a person who is away or wants a rest
export const hasStandIn = (seat: SeatSeen | undefined): boolean =>
  seat?.kind === 'person' && seat.level !== ''

// seats that a person of this device plays, bots and stand-ins left out
export const playedHere = (table: TableSeen): number[] =>
  table.yours.filter((seat) => !hasStandIn(table.seats[seat]))

export interface Eyes {
  table: TableSeen
  looking: number | null // whose scene is shown
  waiting: number[]
  confirmed: boolean // the person has said who sits in front of the device
}

// whom the device must be passed to now; null if it is in the right hands
export function passTo({ table, looking, waiting, confirmed }: Eyes): number | null {
  const here = playedHere(table)
  if (table.phase !== 'playing' || table.yours.length < 2 || here.length === 0) return null
  const due = here.filter((seat) => waiting.includes(seat))
  const finishing = looking !== null && due.includes(looking) // several wait at once: this one ends first
  if (finishing) return confirmed ? null : looking
  if (due.length > 0) return nextAfter(due, looking)
  return confirmed ? null : (looking ?? here[0]!)
}

// the first of these round the table after a seat
function nextAfter(seats: number[], seat: number | null): number {
  return seats.find((other) => other > (seat ?? -1)) ?? seats[0]!
}

export const isMyTurn = (looking: number | null, waiting: number[], moves: string[]): boolean =>
  looking !== null && waiting.includes(looking) && moves.length > 0

// people whom others may replace by a bot: away for half a minute
export const PATIENCE = 30_000
export function mayBeReplaced(seat: SeatSeen, now: number): boolean {
  return (
    seat.kind === 'person' && seat.level === '' && !seat.here && seat.away > 0 && now - seat.away >= PATIENCE
  )
}
