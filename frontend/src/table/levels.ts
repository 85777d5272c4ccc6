// How strong a bot is, in words. A server may offer bots of its own, whose level is called what the bot is.
import type { Say } from '../speech'

const isOwn = (level: string): boolean => level.includes(':')

export const levelName = (say: Say, level: string): string => (isOwn(level) ? level : say(`level-${level}`))

export const levelAbout = (say: Say, level: string): string =>
  isOwn(level) ? say('level-own-about') : say(`level-${level}-about`)
