// Where a replay stands, and whether it runs by itself.
export const SPEEDS = [0.5, 1, 2, 4] as const
const BEAT = 1500 // milliseconds a move at speed 1: the dice tumble, the eye follows
const SHORTEST_SHOW = 700 // quicker than this nothing is animated

export class Playback {
  last: number
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  moved = $state(false) // the last change was one move forward while playing: show it as movement
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(last: number, at = 0) {
    this.last = last
    this.at = Math.min(at, last)
  }

  get beat(): number {
    return BEAT / this.speed
  }
  get still(): boolean {
    return !this.moved || this.beat < SHORTEST_SHOW
  }

  go(to: number): void {
    this.pause()
    this.#place(to)
  }
  step(by: number): void {
    this.go(this.at + by)
  }
  #place(to: number, moved = false): void {
    this.at = Math.max(0, Math.min(this.last, to))
    this.moved = moved
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }
  // At the end playing starts over.
  play(): void {
    if (this.at === this.last) this.#place(0)
    this.playing = this.last > 0
    this.#tick()
  }
  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }
  #tick(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      this.#place(this.at + 1, true)
      if (this.at === this.last) this.pause()
      else this.#tick()
    }, this.beat)
  }
}

// What a key does, as on any player; null if the key is not ours.
export function keyOf(key: string): ((playback: Playback) => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return (playback) => playback.step(-1)
    case 'ArrowRight':
      return (playback) => playback.step(1)
    case 'Home':
      return (playback) => playback.go(0)
    case 'End':
      return (playback) => playback.go(playback.last)
    case ' ':
      return (playback) => playback.toggle()
    default:
      return null
  }
}
