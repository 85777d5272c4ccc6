// Movement on the table: where everything lay, where it lies now, and how it gets there.
import type { Attachment } from 'svelte/attachments'
import { departure, LANDING, type Flight } from './flights'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export interface Spot {
  element: Element
  box: DOMRect
}
export type Survey = Map<string, Spot[]>

export interface Ghost extends Flight {
  key: number
  start: DOMRect
  end: DOMRect
  delay: number
}

export const wantsCalm = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

// where everything with a place lies now
export function survey(root: Element): Survey {
  const spots: Survey = new Map()
  for (const element of root.querySelectorAll('[data-at]')) {
    const place = element.getAttribute('data-at')!
    const spot = { element, box: element.getBoundingClientRect() }
    spots.get(place)?.push(spot) ?? spots.set(place, [spot])
  }
  return spots
}

// the nth spot of a place from its end; if the special place is not there, the general one
function spotAt(spots: Survey, place: string, nth: number): Spot | undefined {
  const here = spots.get(place)
  if (here) return here[Math.max(0, here.length - 1 - nth)]
  const general = place.lastIndexOf(':')
  return general < 0 ? undefined : spotAt(spots, place.slice(0, general), 0)
}

let made = 0

// Things that stayed slide; things that flew are hidden until they land. What is to be drawn in the air is returned.
export function setOff(before: Survey, now: Survey, flights: Flight[]): Ghost[] {
  slide(before, now)
  const left = new Map<string, number>()
  const came = new Map<string, number>()
  const next = (counts: Map<string, number>, place: string) => {
    const nth = counts.get(place) ?? 0
    counts.set(place, nth + 1)
    return nth
  }
  return flights.flatMap((flight, place) => {
    const start = spotAt(before, flight.from, next(left, flight.from))
    const end = spotAt(now, flight.to, next(came, flight.to))
    if (!start || !end) return []
    const delay = departure(place, flights.length)
    const more = (now.get(flight.to)?.length ?? 0) > (before.get(flight.to)?.length ?? 0)
    const fresh = flight.thing === 'card' && more && isCard(end.element)
    if (fresh) hideUntil(end.element, delay + LANDING)
    return [{ ...flight, key: made++, start: start.box, end: end.box, delay }]
  })
}

const isCard = (element: Element) => element.hasAttribute('data-card')

function hideUntil(element: Element, moment: number): void {
  element.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: moment })
}

function slide(before: Survey, now: Survey): void {
  for (const [place, spots] of now)
    spots.forEach(({ element, box }, nth) => {
      const old = before.get(place)?.[nth]?.box
      if (!old || !isCard(element)) return
      const [x, y] = [middle(old).x - middle(box).x, middle(old).y - middle(box).y]
      if (Math.abs(x) + Math.abs(y) < 2) return
      element.animate?.([{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
        duration: 280,
        easing: EASE,
      })
    })
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

// a card or a button in the air: it lifts, travels and comes down
export const fly =
  (ghost: Ghost, landed: () => void): Attachment<HTMLElement> =>
  (element) => {
    const [from, to] = [middle(ghost.start), middle(ghost.end)]
    const [x, y] = [from.x - to.x, from.y - to.y]
    const size =
      ghost.thing === 'button' ? 1 : Math.min(2, Math.max(0.3, ghost.start.width / ghost.end.width))
    const turn = (ghost.key % 2 ? 1 : -1) * 7
    const flight = element.animate?.(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 1 },
        {
          transform: `translate(${x * 0.45}px, ${y * 0.45 - 14}px) scale(${(size + 1) / 2 + 0.08}) rotate(${turn}deg)`,
          offset: 0.5,
        },
        { transform: 'none', opacity: 1 },
      ],
      { duration: LANDING, delay: ghost.delay, easing: EASE, fill: 'both' },
    )
    if (!flight) return landed()
    flight.finished.then(landed, () => undefined)
    return () => flight.cancel()
  }

// a purse swings when its buttons change
const carried = new WeakMap<Element, number>()
export const jingle =
  (buttons: number, moving: boolean): Attachment<SVGElement> =>
  (purse) => {
    const before = carried.get(purse)
    carried.set(purse, buttons)
    if (before === undefined || before === buttons || !moving || wantsCalm()) return
    const swings = [0, -16, 13, -9, 6, 0].map((angle) => ({ rotate: `${angle}deg` }))
    purse.animate?.(swings, { duration: 520, delay: LANDING * 0.7, easing: 'ease-in-out' })
  }
