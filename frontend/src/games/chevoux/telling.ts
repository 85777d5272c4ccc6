// The village in words: names of tiles, what they want, and what a move does.
import type { Say } from '../../speech'
import type { Cell, View } from './wire'

export const named = (view: View, message: string, say: Say): string => view.named[message] || say(message)

// what a tile wants; of edited content nothing is known in words
export function wishOf(tile: string, say: Say): string {
  const message = `wish-${tile}`
  const found = say(message)
  return found === message ? '' : found
}

// what each open wish finds now
export const foundBy = (view: View, cell: string, say: Say): string[] =>
  view.lacks
    .filter((lack) => lack.cell === cell)
    .flatMap((lack) =>
      lack.wants.map((want, at) => {
        const what = named(view, lack.sorts[at] ?? '', say)
        return want.place === 'zone'
          ? say(lack.found[at] ? 'board-is-there' : 'board-is-not-there', { what })
          : say('board-found', { what, found: lack.found[at] ?? 0 })
      }),
    )

export function labelOf(
  view: View,
  cell: Cell,
  targets: Set<string>,
  settles: Set<string>,
  say: Say,
): string {
  const parts = [say('board-cell', { cell: cell.cell, tile: named(view, `tile-${cell.tile}`, say) })]
  if (cell.family === 'moon' || cell.family === 'sun') parts.push(say(`sort-${cell.family}`))
  if (cell.people) parts.push(say('count-people', { people: cell.people }))
  if (!cell.content) parts.push(say('board-lacks-something'))
  if (targets.has(cell.cell)) parts.push(say('board-can-go-here'))
  if (settles.has(cell.cell)) parts.push(say('board-can-settle'))
  return parts.join('; ')
}

// the question before a move is played
export function askedOf(view: View, move: string, say: Say): string {
  const [verb, first = '', second = '', third = ''] = move.split(' ')
  const tileAt = (cell: string) => {
    const found = view.cells.find((one) => one.cell === cell)
    return found ? named(view, `tile-${found.tile}`, say) : cell
  }
  const by = Number(third || second) || 1
  if (verb === 'swap')
    return say('try-swap', { one: tileAt(first), from: first, other: tileAt(second), to: second })
  if (verb === 'row') return say('try-row', { row: first, by })
  if (verb === 'column') return say('try-column', { column: first, by })
  if (verb === 'turn') return say('try-turn', { cell: first, by })
  return say('try-nothing')
}
