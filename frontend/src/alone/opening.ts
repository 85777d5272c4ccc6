// Opening tables for one: a set-up that many play, or a bot that plays it instead.
import { openTable, sentenceOf } from '../http'
import { go } from '../router'
import { meet } from '../pages/meeting'
import { settings } from '../settings.svelte'
import { toast } from '../design/toasts.svelte'
import type { GameSeen, Opened } from '../wire'
import { begunAt, isDay, rememberBegun } from './results'

const strongest = (game: GameSeen): string => game.levels.at(-1) ?? ''

const open = (game: GameSeen, setup: string): Promise<Opened> =>
  openTable({
    game: game.key,
    seats: 1, // a lesson knows better, and brings its bots
    name: settings.name || settings.say('page-guest'),
    level: strongest(game),
    setup,
  })

// a day that was begun goes on where it was left; whether it worked is told to the person
export async function playSetup(game: GameSeen, setup: string): Promise<void> {
  const begun = isDay(setup) ? begunAt(game.key, setup) : undefined
  if (begun) return go(`/tables/${begun}`)
  try {
    const { table } = await open(game, setup)
    meet(game)
    if (isDay(setup)) rememberBegun(game.key, setup, table)
    go(`/tables/${table}`)
  } catch (refusal) {
    toast(sentenceOf(refusal, settings.say), 'bad')
  }
}

// a new table whose set-up friends get before anybody begins; nothing is lost if nobody comes
export const openRace = (game: GameSeen): Promise<Opened> => open(game, '')

export const letBotPlay = (game: GameSeen, setup: string, level: string): Promise<Opened> =>
  openTable({ game: game.key, seats: 1, level, setup, bots: true })
