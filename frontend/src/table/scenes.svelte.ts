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
  readonly #still: () => boolean

  constructor(still: () => boolean = () => false) {
    this.#still = still
  }

  // moves come from the newest scene only, and only when that is what people see
  get moves(): string[] {
    return this.newest && this.shown?.scene === this.newest ? this.newest.moves : []
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
    const pause = this.hurry ? HURRYING : scene.lines.length ? SHOWING : 0
    this.#timer = setTimeout(() => this.#step(), pause)
  }
}
