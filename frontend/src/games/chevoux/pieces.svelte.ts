// Tiles that stay themselves while they move: which piece lies on which cell, kept from one scene to the next.
import { untrack } from 'svelte'
import type { Line } from '../../wire'
import { COLUMNS, journeys, moveTold, ROWS, spotOf } from './moves'
import type { Events } from './wire'

const numberOf = (cell: string): number => spotOf(cell).row * COLUMNS + spotOf(cell).column

export class Pieces {
  on = $state.raw<number[]>(Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell)) // by cell

  constructor(told: () => { lines: Line[]; rows: number }) {
    let before = 0
    $effect.pre(() => {
      const { lines, rows } = told()
      untrack(() => {
        for (const line of lines) {
          const move = moveTold({ ...(line.data as object), event: line.event, seat: line.seat } as Events)
          if (move) this.#carry(move, before || rows) // a column slides before the village grows
        }
        before = rows
      })
    })
  }

  of(cell: string): number {
    return this.on[numberOf(cell)] ?? 0
  }
  #carry(move: string, rows: number): void {
    const after = [...this.on]
    for (const [from, to] of journeys(move, rows)) after[numberOf(to)] = this.on[numberOf(from)]!
    this.on = after
  }
}
