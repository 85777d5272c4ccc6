// How strong a bot is, in words. A server may offer bots of its own, whose level is called what the bot is.
import type { Say } from '../speech'
import type { GameSeen } from '../wire'

const isOwn = (level: string): boolean => level.includes(':')

export const levelName = (say: Say, level: string): string => (isOwn(level) ? level : say(`level-${level}`))

// what it does, and how often it beats the level below it
export function levelAbout(say: Say, game: GameSeen, level: string): string {
  if (isOwn(level)) return say('level-own-about')
  const about = say(`level-${level}-about`)
  const below = game.levels[game.levels.indexOf(level) - 1]
  const wins = game.beats[level]
  if (below === undefined || wins === undefined) return about
  return `${about} ${say('level-beats', { below: levelName(say, below), wins })}`
}
