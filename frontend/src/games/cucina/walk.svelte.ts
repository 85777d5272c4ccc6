// The walk through the kitchens when a game is scored: corridors light up step by step, and the count goes with them.
import type { Line } from '../../wire'
import type { Kitchen, Step } from './wire'

export const STEP = 260 // milliseconds
const REST = 900 // afterwards, to read the sum

const walksOf = (lines: Line[]): Step[][] =>
  lines.flatMap((line) => (line.event === 'scored' ? [(line.data as { walk: Step[] }).walk] : []))
const longest = (walks: Step[][]): number => Math.max(0, ...walks.flat().map((step) => step.far))

// how long the board needs to show these lines
export function pace(lines: Line[]): number {
  const walks = walksOf(lines)
  return walks.length ? longest(walks) * STEP + REST : 0
}

// lobsters and bones of the steps that are shown
export function countOf(kitchen: Kitchen, far: number): { lobsters: number; bones: number } {
  const shown = kitchen.walk.filter((step) => step.far <= far)
  return {
    lobsters: shown.reduce((sum, step) => sum + step.lobsters, 0),
    bones: shown.reduce((sum, step) => sum + step.bones, 0),
  }
}

export class Walk {
  far = $state(Infinity) // so many steps are shown

  // for a component
  constructor(lines: () => Line[], still: () => boolean) {
    $effect.pre(() => {
      const end = longest(walksOf(lines()))
      if (!end || still()) {
        this.far = Infinity
        return
      }
      this.far = 0
      let shown = 0
      const timer = setInterval(() => {
        shown += 1
        this.far = shown > end ? Infinity : shown
        if (shown > end) clearInterval(timer)
      }, STEP)
      return () => clearInterval(timer)
    })
  }
}
