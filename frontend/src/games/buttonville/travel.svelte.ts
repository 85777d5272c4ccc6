// Travels of cards and buttons: the table is measured before and after every change, and what went is shown going.
import { untrack } from 'svelte'
import type { Line } from '../../wire'
import { flightsOf } from './flights'
import { setOff, survey, wantsCalm, type Ghost, type Survey } from './movement'

export interface Change {
  view: unknown // a new one is a new moment
  lines: Line[]
  seat: number | null // whose hand lies open
  still: boolean
}

export class Travel {
  ghosts = $state.raw<Ghost[]>([]) // what is in the air
  over = $state.raw<DOMRect | null>(null) // the table under it

  constructor(root: () => HTMLElement | undefined, change: () => Change) {
    let before: Survey | null = null
    $effect.pre(() => {
      const { still } = change()
      const table = untrack(root)
      before = table && !still ? survey(table) : null
    })
    $effect(() => {
      const { lines, seat, still } = change()
      untrack(() => {
        this.ghosts = []
        const table = root()
        if (!table || !before || still || wantsCalm() || lines.length === 0) return
        this.over = table.getBoundingClientRect()
        this.ghosts = setOff(before, survey(table), flightsOf(lines, seat))
      })
    })
  }
}
