// Learning from a match, over HTTP: whose seats this device played, what can be learned, and playing on from there.
import { read, right } from '../http'
import type { AnalysisSeen, Opened, OwnSeats } from '../wire'

const ofMatch = (table: string, match: number) => `/api/tables/${table}/matches/${match}/seats`

export const ownSeats = async (table: string, match: number, secret: string): Promise<number[]> =>
  (await read<OwnSeats>(ofMatch(table, match), right(secret))).seats
export const lookBack = (table: string, match: number, seat: number): Promise<AnalysisSeen> =>
  read(`${ofMatch(table, match)}/${seat}/analysis`, { method: 'POST' })
export const tryHere = (table: string, match: number, seat: number, number: number): Promise<Opened> =>
  read(`${ofMatch(table, match)}/${seat}/tries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
  })
