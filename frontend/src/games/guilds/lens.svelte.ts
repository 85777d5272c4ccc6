// Looking at the city: fitted to its frame, or nearer, moved by one finger and pinched by two.
const NEAREST = 3.2
const FAR = 8 // pixels that make a press a pull

interface Point {
  x: number
  y: number
}
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export class Lens {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  held = $state(false) // no transition while a finger moves it
  #fingers = new Map<number, Point>()
  #pulled = false
  frame = $state<HTMLElement>()

  get near(): boolean {
    return this.scale > 1.01
  }

  fit = (): void => this.#set(1, 0, 0)
  step = (factor: number): void => {
    const frame = this.frame
    if (frame) this.#zoom(this.scale * factor, { x: frame.clientWidth / 2, y: frame.clientHeight / 2 })
  }
  // bring a place into the middle, given in parts of the city
  show(x: number, y: number, scale = this.scale): void {
    const frame = this.frame
    if (!frame) return
    const { clientWidth: wide, clientHeight: high } = frame
    this.#set(scale, wide / 2 - x * wide * scale, high / 2 - y * high * scale)
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (!this.#fingers.size) this.#pulled = false
    this.#fingers.set(event.pointerId, this.#point(event))
  }
  pull = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = this.#point(event)
    if (this.#fingers.size === 1) {
      if (!this.near || (!this.#pulled && between(before, now) < FAR)) return
      this.#hold(event)
      this.#set(this.scale, this.x + now.x - before.x, this.y + now.y - before.y)
    } else {
      this.#hold(event)
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1]
      const ratio = between(now, other) / Math.max(1, between(before, other))
      const [from, to] = [middle(before, other), middle(now, other)]
      this.#zoom(this.scale * ratio, from)
      this.#set(this.scale, this.x + to.x - from.x, this.y + to.y - from.y)
    }
    this.#fingers.set(event.pointerId, now)
  }
  release = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    if (!this.#fingers.size) this.held = false
  }
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const box = this.frame!.getBoundingClientRect()
    this.#zoom(this.scale * Math.exp(-event.deltaY / 300), {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    })
  }
  // whether this click only ends a pull
  ends(): boolean {
    const pulled = this.#pulled
    this.#pulled = false
    return pulled
  }

  #hold(event: PointerEvent): void {
    this.held = true
    this.#pulled = true
    this.frame?.setPointerCapture(event.pointerId)
  }
  #point(event: PointerEvent): Point {
    const box = this.frame!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  #zoom(scale: number, at: Point): void {
    const next = Math.min(NEAREST, Math.max(1, scale))
    const ratio = next / this.scale
    this.#set(next, at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio)
  }
  // the city always fills its frame
  #set(scale: number, x: number, y: number): void {
    const frame = this.frame
    const [wide, high] = frame ? [frame.clientWidth, frame.clientHeight] : [0, 0]
    this.scale = scale
    this.x = Math.min(0, Math.max(wide * (1 - scale), x))
    this.y = Math.min(0, Math.max(high * (1 - scale), y))
  }
}
