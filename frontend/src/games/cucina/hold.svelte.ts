// The tile in the hand: how it is turned, where it is tried, and where it would lie while it is dragged.
import { nameOf, SIDE, turn, type Way } from './plan'
import type { Face } from './wire'

const FAR = 8 // pixels that make a press a drag
const LIFT = 34 // a finger hides what lies under it

export class Hold {
  way = $state<Way>('n')
  tried = $state<string | null>(null)
  over = $state<string | null>(null) // while it is dragged
  dragging = $state(false)
  #start: { x: number; y: number } | null = null

  constructor(
    private face: () => Face | undefined,
    private grid: () => HTMLElement | undefined,
    private drop: (space: string) => void,
  ) {}

  // another tile, or none
  reset(): void {
    this.way = 'n'
    this.tried = this.over = this.#start = null
    this.dragging = false
  }
  turn(quarters: number): void {
    if (this.face()) this.way = turn(this.face(), this.way, quarters)
  }

  grab = (event: PointerEvent): void => {
    if (event.button !== 0 || !this.face()) return
    this.#start = { x: event.clientX, y: event.clientY }
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }
  pull = (event: PointerEvent): void => {
    if (!this.#start) return
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y)
    if (!this.dragging && far < FAR) return
    this.dragging = true
    this.over = this.#spaceAt(event)
  }
  release = (event: PointerEvent): void => {
    const [dragged, over] = [this.dragging, this.#start && this.#spaceAt(event)]
    this.stop()
    if (dragged && over) this.drop(over)
  }
  stop = (): void => {
    this.#start = this.over = null
    this.dragging = false
  }

  #spaceAt(event: PointerEvent): string | null {
    const box = this.grid()?.getBoundingClientRect()
    if (!box?.width) return null
    const lift = event.pointerType === 'touch' ? LIFT : 0
    const column = Math.floor(((event.clientX - box.left) / box.width) * SIDE)
    const row = Math.floor(((event.clientY - lift - box.top) / box.height) * SIDE)
    const inside = column >= 0 && row >= 0 && column < SIDE && row < SIDE
    return inside ? nameOf({ column, row }) : null
  }
}
