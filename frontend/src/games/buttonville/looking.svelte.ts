// Looking at a card: a hint by hovering or by keyboard focus, the whole card by a long press or the key i.
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const PRESS = 450 // milliseconds that make a press long
const HOVER = 380 // milliseconds before a hint comes
const FAR = 10 // pixels that make a press a swipe

export class Looking {
  hinted = $state.raw<{ villager: string; element: Element; box: DOMRect } | null>(null)
  opened = $state<string | null>(null) // the card that lies open in front of everything
  #timer: ReturnType<typeof setTimeout> | undefined

  open = (villager: string): void => {
    this.hide()
    this.opened = villager
  }
  hide = (): void => {
    clearTimeout(this.#timer)
    this.hinted = null
  }
  #soon(element: Element, villager: string, pause: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.hinted = { villager, element, box: element.getBoundingClientRect() }
    }, pause)
  }

  // for every button that shows a villager
  at =
    (villager: string): Attachment<HTMLElement> =>
    (element) => {
      let press: ReturnType<typeof setTimeout> | undefined
      let start = { x: 0, y: 0 }
      let long = false
      const listening = new AbortController()
      const on = <Kind extends keyof HTMLElementEventMap>(
        kind: Kind,
        act: (event: HTMLElementEventMap[Kind]) => void,
        capture = false,
      ) => element.addEventListener(kind, act, { signal: listening.signal, capture })

      on('pointerenter', (event) => event.pointerType === 'mouse' && this.#soon(element, villager, HOVER))
      on('pointerleave', (event) => event.pointerType === 'mouse' && this.hide())
      on('focus', () => element.matches(':focus-visible') && this.#soon(element, villager, HOVER))
      on('blur', () => queueMicrotask(this.hide)) // it may be on its way out of the page
      on('keydown', (event) => {
        if (event.key === 'Escape') this.hide()
        if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) this.open(villager)
      })
      on('pointerdown', (event) => {
        this.hide()
        long = false
        if (event.pointerType === 'mouse') return
        start = { x: event.clientX, y: event.clientY }
        press = setTimeout(() => {
          long = true
          this.open(villager)
        }, PRESS)
      })
      on('pointermove', (event) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) clearTimeout(press)
      })
      on('pointerup', () => clearTimeout(press))
      on('pointercancel', () => clearTimeout(press))
      on('contextmenu', (event) => (long || press !== undefined) && event.preventDefault())
      // the click at the end of a long press plays nothing
      on(
        'click',
        (event) => {
          if (!long) return
          long = false
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        true,
      )
      return () => {
        clearTimeout(press)
        listening.abort()
        queueMicrotask(() => this.hinted?.element === element && this.hide())
      }
    }
}

export const [looking, setLooking] = createContext<Looking>()
