// What has just happened, as movement: when it begins, what appears, what falls, and how.
import type { Attachment } from 'svelte/attachments'
import type { Line } from '../../wire'
import { eventsOf } from './events'
import type { View } from './wire'

export const TUMBLE = 600
const SEW = 350
const TURN = 500

export interface Moment {
  rolled: boolean
  delay: number // milliseconds until the dice lie still
  sewn: Set<string> // seat and field, as in "2 c5"
  starred: Set<string>
  gone: Map<number, string[]> // buttons that a board has lost, by seat
  busted: Set<number>
  safe: Set<number>
}

export const STILL: Moment = {
  rolled: false,
  delay: 0,
  sewn: new Set(),
  starred: new Set(),
  gone: new Map(),
  busted: new Set(),
  safe: new Set(),
}

export function momentOf(before: View | null, view: View, lines: Line[]): Moment {
  const events = eventsOf(lines)
  const of = <Kind extends (typeof events)[number]['event']>(kind: Kind) =>
    events.filter((event): event is Extract<(typeof events)[number], { event: Kind }> => event.event === kind)
  const rolled = of('rolled').length > 0
  return {
    rolled,
    delay: rolled ? TUMBLE : 0,
    sewn: new Set(of('laid').map((event) => `${event.seat} ${event.field}`)),
    starred: new Set(of('starred').map((event) => `${event.seat} ${event.field}`)),
    gone: lines.length ? lost(before, view) : new Map(),
    busted: new Set(of('busted').map((event) => event.seat)),
    safe: new Set(of('left').map((event) => event.seat)),
  }
}

function lost(before: View | null, view: View): Map<number, string[]> {
  const gone = new Map<number, string[]>()
  for (const board of before?.boards ?? []) {
    const now = view.boards[board.seat]
    const fields = board.buttons.filter(
      (field) => !now?.buttons.includes(field) && !now?.stars.includes(field),
    )
    if (fields.length) gone.set(board.seat, fields)
  }
  return gone
}

// How long the board needs to show these lines, in milliseconds.
export function pace(lines: Line[]): number {
  const kinds = new Set(lines.map((line) => line.event))
  const dice = kinds.has('rolled') ? TUMBLE : 0
  if (kinds.has('busted')) return dice + 900
  if (kinds.has('starred') || kinds.has('left')) return dice + TURN
  return dice + (kinds.has('laid') ? SEW : 100)
}

export const wantsCalm = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

const move = (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) =>
  element.animate?.(frames, { easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards', ...options })

// a button comes down, then the thread goes through its holes
export const sewOn =
  (delay: number): Attachment<SVGGElement> =>
  (button) => {
    move(button, [{ transform: 'translateY(-60px) scale(1.5)', opacity: 0 }, {}], { duration: SEW, delay })
    const thread = button.querySelector('.thread')
    if (thread)
      move(
        thread,
        [
          { strokeDasharray: '1', strokeDashoffset: 1 },
          { strokeDasharray: '1', strokeDashoffset: 0 },
        ],
        { duration: SEW, delay: delay + SEW * 0.6 },
      )
  }

// a button turns over and is a star
export const turnOver: Attachment<SVGGElement> = (star) => {
  move(
    star,
    [
      { transform: 'scale(0, 1)', opacity: 0.2 },
      { transform: 'scale(-1.35, 1.35)', offset: 0.45 },
      { transform: 'scale(0, 1.2)', offset: 0.7 },
      {},
    ],
    { duration: TURN },
  )
}

// the thread is torn and the button falls off the board; each its own way
export const fall =
  (delay: number, place: number): Attachment<SVGGElement> =>
  (button) => {
    const side = place % 2 ? 1 : -1
    move(
      button,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${side * 18}px, -26px) rotate(${side * 20}deg)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${side * 70}px, 420px) rotate(${side * 200}deg)`, opacity: 0 },
      ],
      { duration: 750, delay: delay + place * 40, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)', fill: 'both' },
    )
  }

// a button is taken off the board when the round is over
export const leave: Attachment<SVGGElement> = (button) => {
  move(
    button,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-14px) scale(0.5)', opacity: 0 },
    ],
    { duration: SEW, delay: 250, fill: 'both' },
  )
}

export const shake =
  (delay: number): Attachment<HTMLElement | SVGElement> =>
  (board) => {
    const steps = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 12}deg)` }))
    move(board, steps, { duration: 420, delay, easing: 'ease-in-out' })
  }

export const press =
  (delay: number): Attachment<HTMLElement> =>
  (stamp) => {
    move(stamp, [{ transform: 'scale(2.4) rotate(6deg)', opacity: 0 }, {}], { duration: 260, delay })
  }

// a die jumps, turns and comes to lie; each a little different
export function tumble(die: HTMLElement, place: number): void {
  const turn = (place % 2 ? 1 : -1) * (270 + 45 * (place % 3))
  move(
    die,
    [
      { transform: `translate(${-26 + place * 4}px, -30px) rotate(${-turn}deg) scale(0.86)` },
      { transform: `translate(${8 - place * 3}px, 8px) rotate(${-turn / 3}deg)`, offset: 0.45 },
      { transform: `translate(${place % 2 ? 4 : -4}px, -9px) rotate(${-turn / 9}deg)`, offset: 0.72 },
      { transform: 'none' },
    ],
    { duration: TUMBLE },
  )
}
