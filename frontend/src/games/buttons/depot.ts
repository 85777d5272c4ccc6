// How many black dice lie in the depot of a board.
import type { Board, View } from './wire'

const BLACK = 4 // in the box

// what is not on the table lies, in equal parts, with those who are out
export function depotOf(view: View, board: Board): number {
  const out = view.boards.filter((other) => other.status !== 'in').length
  return board.status === 'in' || out === 0 ? 0 : Math.floor((BLACK - view.dice) / out)
}
