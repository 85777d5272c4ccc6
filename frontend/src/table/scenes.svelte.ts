// Scenes one after another: what arrives faster than it can be shown waits its turn, but never for long.
import type { Line, Scene } from '../wire'

export const SHOWING = 700 // milliseconds that a board may take to show a scene
export const HURRYING = 90 // milliseconds a scene, when many wait
export const MANY = 4

export interface Shown {
  scene: Scene
  lines: Line[] // to be shown as movement; empty if there is nothing to animate
}

export class SceneQueue {
  newest = $state.raw<Scene | null>(null) // the truth
  shown = $state.raw<Shown | null>(null) // what the board shows
  hurry = $state(false)
  settled = $state(true) // the newest scene is shown and its movement is over
  held = $state(0) // lines of scenes that are not shown yet
  #next: Scene[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  pace: (lines: Line[]) => number = () => SHOWING // how long the board needs; a game may know better
  readonly #still: () => boolean

  constructor(still: () => boolean = () => false) {
    this.#still = still
  }

  // Moves come from the newest scene only, and only when that is what people see. While the others only
  // decide beside me, my decision is the same, and what I may do stays offered.
  get moves(): string[] {
    const [newest, shown] = [this.newest, this.shown?.scene]
    return newest && shown && (shown === newest || isSameDecision(shown, newest)) ? newest.moves : []
  }

  push(scene: Scene): void {
    this.newest = scene
    if (scene.whole || !this.shown || this.#still()) this.#cut(scene)
    else {
      this.#next.push(scene)
      this.held += scene.lines.length
      if (this.settled) this.#step()
      else this.hurry = this.#next.length > MANY
    }
  }

  // show the newest scene at once, as when the tab is hidden
  catchUp(): void {
    if (this.newest) this.#cut(this.newest)
  }

  // what is shown has been seen: on to what waits
  skip = (): void => {
    if (this.settled) return
    clearTimeout(this.#timer)
    this.#step()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#next = []
    this.held = 0
    this.newest = null
    this.shown = null
    this.settled = true
  }

  #cut(scene: Scene): void {
    clearTimeout(this.#timer)
    this.#next = []
    this.held = 0
    this.hurry = false
    this.settled = true
    this.shown = { scene, lines: [] }
  }

  #step(): void {
    const scene = this.#next.shift()
    if (!scene) {
      this.settled = true
      this.hurry = false
      return
    }
    this.settled = false
    this.held -= scene.lines.length
    this.hurry = this.#next.length > MANY || (this.hurry && this.#next.length > 0)
    this.shown = { scene, lines: scene.lines }
    const pause = this.hurry ? HURRYING : scene.lines.length ? this.pace(scene.lines) : 0
    this.#timer = setTimeout(() => this.#step(), pause)
  }
}

const isSameDecision = (one: Scene, other: Scene): boolean =>
  one.match === other.match &&
  one.number === other.number &&
  one.seat === other.seat &&
  one.moves.join('\n') === other.moves.join('\n')
