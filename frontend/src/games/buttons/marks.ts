// What the dice name on a board, so that dice and fields can be seen together.
import type { View } from './wire'

export interface Marks {
  row: number
  gold: number
  black: number[] // columns of the black dice; empty on boards that they are not for
}

// while buttons are laid: the gold die is for everybody who is in, the black dice for the active player
export function marksOf(view: View, seat: number): Marks | null {
  if (view.phase !== 'lay' || view.white === 0) return null
  if (seat !== view.active && view.boards[seat]?.status !== 'in') return null
  return { row: view.white, gold: view.gold, black: seat === view.active ? view.black : [] }
}
