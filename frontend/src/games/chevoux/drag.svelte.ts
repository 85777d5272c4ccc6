// Dragging a tile: it follows the pointer, and goes where it is let go.
import { COLUMNS, nameOf, ROWS } from './moves'

const FAR = 10 // pixels that make a press a drag

export class Drag {
  held = $state.raw<{ cell: string; x: number; y: number; dx: number; dy: number; far: boolean } | null>(null)
  #over = false // the click at the end of a drag chooses nothing

  constructor(
    private grid: () => HTMLElement | undefined,
    private drop: (from: string, to: string) => void,
  ) {}

  grab = (event: PointerEvent, cell: string): void => {
    this.#over = false
    if (event.button !== 0) return
    this.held = { cell, x: event.clientX, y: event.clientY, dx: 0, dy: 0, far: false }
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }
  pull = (event: PointerEvent): void => {
    if (!this.held) return
    const dx = event.clientX - this.held.x
    const dy = event.clientY - this.held.y
    this.held = { ...this.held, dx, dy, far: this.held.far || Math.hypot(dx, dy) > FAR }
  }
  release = (event: PointerEvent): void => {
    const was = this.held
    const box = this.grid()?.getBoundingClientRect()
    this.held = null
    if (!was?.far || !box) return
    this.#over = true
    const column = Math.floor(((event.clientX - box.left) / box.width) * COLUMNS)
    const row = Math.floor(((event.clientY - box.top) / box.height) * ROWS)
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return
    const to = nameOf(column, row)
    if (to !== was.cell) this.drop(was.cell, to)
  }
  stop = (): void => {
    this.held = null
  }
  // whether this click only ends a drag
  ends(): boolean {
    const over = this.#over
    this.#over = false
    return over
  }
}
