// What has just happened, as flights of cards and buttons from one place of the table to another.
import type { Line } from '../../wire'
import { eventsOf } from './events'
import type { Events } from './wire'

// A place is called by words joined with colons, from the general to the special: "set:1:jade", "hand:jade", "pile".
export interface Flight {
  from: string
  to: string
  villager: string | null // null: a card that nobody here may see
  thing: 'card' | 'button'
}

export const LANDING = 340 // milliseconds that one flight takes
const STEP = 120 // between two departures
const LONGEST = 1200 // until the last departure
const MOST = 5 // buttons that fly at once

export function flightsOf(lines: Line[], seat: number | null): Flight[] {
  return eventsOf(lines).flatMap((event) => flightsOfOne(event, seat))
}

function flightsOfOne(event: Events, seat: number | null): Flight[] {
  const hand = (owner: number, villager: string) => (owner === seat ? `hand:${villager}` : `hand-of:${owner}`)
  const card = (from: string, to: string, villager: string | null, cards = 1): Flight[] =>
    Array.from({ length: cards }, () => ({ from, to, villager, thing: 'card' as const }))
  const coins = (from: string, to: string, buttons: number): Flight[] =>
    Array.from({ length: Math.min(buttons, MOST) }, () => ({
      from,
      to,
      villager: null,
      thing: 'button' as const,
    }))
  const own = event.seat
  switch (event.event) {
    case 'refilled':
      return card('pile', `forum:${event.villager}`, event.villager)
    case 'turned-up':
      return card('pile', `revealed:${event.villager}`, event.villager)
    case 'drew':
      return card('pile', hand(own, event.villager), event.villager)
    case 'drew-hidden':
      return own === seat ? [] : card('pile', `hand-of:${own}`, null)
    case 'took':
      return card(
        event.origin === 'discard' ? 'discard' : `${event.origin}:${event.villager}`,
        hand(own, event.villager),
        event.villager,
      )
    case 'gave':
      return card(hand(own, event.villager), `forum:${event.villager}`, event.villager)
    case 'played':
      return card(hand(own, event.villager), `set:${own}:${event.villager}`, event.villager, event.cards)
    case 'discarded':
      return card(placeOf(event.origin, own, event.villager, hand), 'discard', event.villager, event.cards)
    case 'added':
      return card(
        placeOf(event.origin, own, event.villager, hand),
        `set:${own}:${event.villager}`,
        event.villager,
        event.cards,
      )
    case 'withered':
      return card(`set:${own}:${event.villager}`, `forum:${event.villager}`, event.villager)
    case 'handed':
      return card(hand(own, event.villager), hand(event.to, event.villager), event.villager)
    case 'gained':
      return coins(`set:${own}:${event.villager}`, `purse:${own}`, event.buttons)
    case 'paid':
      return coins(`purse:${own}`, `set:${own}:${event.villager}`, event.buttons)
    case 'robbed':
      return coins(`purse:${event.victim}`, `purse:${own}`, event.buttons)
    case 'missed':
      return coins('pile', `purse:${own}`, 1)
    default:
      return []
  }
}

function placeOf(
  origin: string,
  seat: number,
  villager: string,
  hand: (owner: number, villager: string) => string,
): string {
  if (origin === 'hand') return hand(seat, villager)
  return origin === 'set' ? `set:${seat}:${villager}` : `${origin}:${villager}`
}

// when each of so many flights departs
export const departure = (place: number, flights: number): number =>
  Math.round(place * Math.min(STEP, LONGEST / Math.max(1, flights - 1)))

// How long the board needs to show these lines, in milliseconds.
export function pace(lines: Line[]): number {
  const flights = flightsOf(lines, null).length
  return flights ? departure(flights - 1, flights) + LANDING + 80 : 150
}
