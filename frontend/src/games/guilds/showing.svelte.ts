// Tells the story of a scene step by step, at its own pace, until it is over or somebody has seen enough.
import { untrack } from 'svelte'
import type { Line } from '../../wire'
import { readingTime, stepsOf, tilesAt, type Step } from './steps'
import type { Tile, View } from './wire'

export class Showing {
  steps = $state.raw<Step[]>([])
  at = $state(0)
  #before: Tile[] = []
  #last: Tile[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #over: () => void

  constructor(told: () => { view: View; lines: Line[]; still: boolean }, over: () => void) {
    this.#over = over
    $effect.pre(() => {
      const { view, lines, still } = told()
      untrack(() => {
        clearTimeout(this.#timer)
        this.#before = this.#last
        this.#last = view.tiles
        this.at = 0
        this.steps = still ? [] : stepsOf(lines)
        this.#wait()
      })
    })
    $effect(() => () => clearTimeout(this.#timer))
  }
  get step(): Step | undefined {
    return this.steps[this.at]
  }
  tiles(now: Tile[]): Tile[] {
    return this.step ? tilesAt(this.#before, now, this.steps, this.at) : now
  }
  next = (): void => {
    clearTimeout(this.#timer)
    if (this.at + 1 < this.steps.length) {
      this.at += 1
      this.#wait()
    } else this.skip()
  }
  skip = (): void => {
    clearTimeout(this.#timer)
    if (!this.steps.length) return
    this.steps = []
    this.#over()
  }
  #wait(): void {
    if (this.step) this.#timer = setTimeout(this.next, readingTime(this.step))
  }
}
