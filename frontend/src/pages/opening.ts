// Opening tables: against bots at once, or empty for friends.
import { openTable } from '../http'
import { go } from '../router'
import { settings } from '../settings.svelte'
import { letBegin } from '../table/memory'
import type { GameSeen } from '../wire'
import { meet } from './meeting'

// Three make a round without long waiting; a game that cannot be played by three has its own smallest number.
export const usualSeats = (game: GameSeen): number => (game.seats.includes(3) ? 3 : game.seats[0]!)

// A game for one: nobody to play against or with.
export const isAlone = (game: GameSeen): boolean => game.seats.every((number) => number === 1)

// A game for several that one can also play alone, against what its rules put in their place.
export const hasSolo = (game: GameSeen): boolean => game.seats.includes(1) && !isAlone(game)

// The level that was chosen last if the game has it, else a steady one, else the first.
export function usualLevel(game: GameSeen, last: string): string {
  if (game.levels.includes(last)) return last
  return game.levels.includes('steady') ? 'steady' : game.levels[0]!
}

// The table starts by itself: no name to type, no seat to pick. Where others sit, bots too, this device adds to the luck first.
export async function playWithBots(game: GameSeen, seats = usualSeats(game), level?: string): Promise<void> {
  const { table } = await openTable({
    game: game.key,
    seats,
    name: settings.name || settings.say('page-guest'),
    level: level ?? usualLevel(game, settings.level),
    waits: seats > 1,
  })
  if (seats > 1) letBegin(table)
  meet(game)
  go(`/tables/${table}`)
}

// The table waits for people; who opened it passes the link on.
export async function playWithFriends(game: GameSeen): Promise<void> {
  const { table } = await openTable({ game: game.key, seats: game.seats.find((many) => many > 1) })
  go(`/tables/${table}`)
}
