// The kitchen in words: tiles, spaces, what may be done now, and the whole table for ears.
import type { Say } from '../../speech'
import { awaited } from '../waiting'
import { SIDES, type Joint, type Way } from './plan'
import type { Kitchen, View } from './wire'

export const named = (view: View, message: string, say: Say): string => view.named[message] || say(message)
export const tileName = (view: View, tile: string, say: Say): string => named(view, `tile-${tile}`, say)

export const moveOf = (space: string, way: Way): string => `place ${space} ${way}`

// "b2: Fork with a lobster, turned once; lit"
export function spaceWords(view: View, kitchen: Kitchen, space: string, say: Say): string {
  const tile = kitchen.tiles.find((one) => one.space === space)
  if (!tile) return say('board-space-free', { space })
  const turns = SIDES.indexOf(tile.way)
  const words = say('board-space-tile', { space, tile: tileName(view, tile.tile, say), turns })
  const lit = kitchen.walk.some((step) => !step.niche && step.space === space)
  return lit ? `${words}; ${say('board-space-lit')}` : words
}

// what the tried tile would meet, side by side
export function jointWords(joints: Joint[], say: Say): string {
  return joints
    .map(({ side, meets }) => `${say(`board-side-${side}`)}: ${say(`board-meets-${meets}`)}`)
    .join(', ')
}

export const scoreWords = (kitchen: Kitchen, say: Say): string =>
  say('board-count', {
    lobsters: kitchen.found_lobsters,
    bones: kitchen.found_bones,
    points: kitchen.points,
  })

// one player's kitchen in a sentence
export function kitchenWords(view: View, kitchen: Kitchen, name: string, say: Say): string {
  const parts = [say('board-kitchen-of', { name, layout: kitchen.layout })]
  parts.push(say('board-tiles', { tiles: kitchen.tiles.length }), scoreWords(kitchen, say))
  if (view.phase === 'place' && kitchen.chosen) parts.push(say('board-has-chosen'))
  return parts.join('; ')
}

// what I may do now, in one sentence
export function nowWords(view: View, moves: string[], names: string[], tried: boolean, say: Say): string {
  if (view.phase === 'over') return say('board-over')
  if (moves.includes('next')) return say('board-do-next', { game: view.game, games: view.games })
  if (moves.length) return say(tried ? 'board-do-turn' : 'board-do-place')
  const name = awaited(view, names)
  return name ? say(view.phase === 'look' ? 'board-wait-look' : 'board-wait', { name }) : say('table-moment')
}
