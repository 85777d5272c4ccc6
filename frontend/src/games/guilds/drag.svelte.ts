// Dragging a card from the hand: it follows the pointer and is used where it is let go.
const FAR = 10 // pixels that make a press a drag

export class CardDrag {
  held = $state.raw<{ card: string; x: number; y: number; dx: number; dy: number; far: boolean } | null>(null)
  #over = false // the click at the end of a drag chooses nothing

  constructor(
    private lifted: (card: string | null) => void,
    private drop: (card: string, place: string) => void,
  ) {}

  grab = (event: PointerEvent, card: string): void => {
    this.#over = false
    if (event.button !== 0) return
    this.held = { card, x: event.clientX, y: event.clientY, dx: 0, dy: 0, far: false }
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }
  pull = (event: PointerEvent): void => {
    if (!this.held) return
    const dx = event.clientX - this.held.x
    const dy = event.clientY - this.held.y
    const far = this.held.far || Math.hypot(dx, dy) > FAR
    if (far && !this.held.far) this.lifted(this.held.card)
    this.held = { ...this.held, dx, dy, far }
  }
  release = (event: PointerEvent): void => {
    const was = this.held
    this.held = null
    if (!was?.far) return
    this.#over = true
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const place = under.find((one) => one instanceof HTMLElement && one.dataset.drop)
    this.lifted(null)
    if (place) this.drop(was.card, (place as HTMLElement).dataset.drop!)
  }
  stop = (): void => {
    if (this.held?.far) this.lifted(null)
    this.held = null
  }
  // whether this click only ends a drag
  ends(): boolean {
    const over = this.#over
    this.#over = false
    return over
  }
}
