// Press and hold to look: true only while a finger, a mouse button or the space bar stays down.

export class Holding {
  on = $state(false)

  start = (event: PointerEvent): void => {
    if (event.button !== 0) return
    event.preventDefault()
    ;(event.currentTarget as HTMLElement).focus({ preventScroll: true })
    this.on = true
  }
  stop = (): void => {
    this.on = false
  }
  keydown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    this.on = true
  }
  keyup = (event: KeyboardEvent): void => {
    if (event.key === ' ' || event.key === 'Enter') this.stop()
  }
}
