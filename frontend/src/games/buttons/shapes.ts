// How buttons, stars and dice are cut, drawn around the point 0, 0 in a field of 100 by 100.
import type { Colour } from './fields'

type Point = readonly [number, number]

const round = (number: number) => Math.round(number * 10) / 10
const onCircle = (radius: number, part: number): Point => [
  round(radius * Math.sin(2 * Math.PI * part)),
  round(-radius * Math.cos(2 * Math.PI * part)),
]
const oval = (x: number, y: number) => `M${-x} 0a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0z`

function scalloped(radius: number, lobes: number): string {
  const bow = round(((Math.PI * radius) / lobes) * 1.08)
  const points = Array.from({ length: lobes }, (_, i) => onCircle(radius, (i + 1) / lobes))
  const arcs = points.map(([x, y]) => `A${bow} ${bow} 0 0 1 ${x} ${y}`).join('')
  return `M0 ${-radius}${arcs}z`
}

function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => onCircle(i % 2 ? inner : outer, i / 10).join(' '))
  return `M${points.join('L')}z`
}

function square(half: number, corner: number): string {
  const side = 2 * (half - corner)
  const bend = `a${corner} ${corner} 0 0 1`
  return (
    `M${corner - half} ${-half}h${side}${bend} ${corner} ${corner}v${side}${bend} ${-corner} ${corner}` +
    `h${-side}${bend} ${-corner} ${-corner}v${-side}${bend} ${corner} ${-corner}z`
  )
}

// red is round, yellow scalloped, green square, blue oval: nobody needs to tell the colours apart
export const OUTLINES: Record<Colour, string> = {
  red: oval(36, 36),
  yellow: scalloped(31.5, 9),
  green: square(33, 10),
  blue: oval(41, 29),
}

// the dish in the middle of a button
export const DISHES: Record<Colour, string> = {
  red: oval(24, 24),
  yellow: oval(23, 23),
  green: square(21, 6),
  blue: oval(28, 17.5),
}

export const HOLES: Record<Colour, readonly Point[]> = {
  red: [
    [-9, -9],
    [9, -9],
    [9, 9],
    [-9, 9],
  ],
  yellow: [0, 1, 2, 3, 4].map((i) => onCircle(14, i / 5)),
  green: [
    [-8, -9],
    [-8, 9],
    [8, -9],
    [8, 9],
  ],
  blue: [
    [-12, 0],
    [12, 0],
  ],
}

const thread = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`
const [top, right, lowRight, lowLeft, left] = HOLES.yellow as [Point, Point, Point, Point, Point]

// the way of the needle through the holes
export const THREADS: Record<Colour, string> = {
  red: thread([-9, -9], [9, 9]) + thread([9, -9], [-9, 9]),
  yellow: thread(top, lowRight, left, right, lowLeft, top),
  green: thread([-8, -9], [-8, 9]) + thread([8, -9], [8, 9]),
  blue: thread([-12, 0], [12, 0]),
}

export const STAR = star(40, 18)
// the half of each point that lies in shadow
export const STAR_SHADE = Array.from({ length: 5 }, (_, i) =>
  thread([0, 0], onCircle(40, i / 5), onCircle(18, (i + 0.5) / 5)).concat('z'),
).join('')

// where the pips of a die lie, in steps from its middle
export const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
