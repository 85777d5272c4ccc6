// How a silhouette is drawn: black shapes and lines on a square of 100 by 100, with white details cut out of them.

// `over` is a black shape with a white rim, which stands out from the black behind it
export type Kind = 'ink' | 'paper' | 'over' | 'line' | 'cut'
export type Stroke = readonly [kind: Kind, path: string, width?: number]
export type Shape = readonly Stroke[] // from back to front

export function oval(x: number, y: number, wide: number, high: number, turned = 0): string {
  const angle = (turned * Math.PI) / 180
  const across = round(Math.cos(angle) * wide)
  const down = round(Math.sin(angle) * wide)
  const arc = `a${wide} ${high} ${turned} 1 0`
  return `M${round(x - across)} ${round(y - down)}${arc} ${2 * across} ${2 * down}${arc} ${-2 * across} ${-2 * down}Z`
}
export const dot = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)

// a point that lies that far from another, clockwise from above
export function at(x: number, y: number, degrees: number, far: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${round(x + far * Math.sin(angle))} ${round(y - far * Math.cos(angle))}`
}

// corners around a middle, first the one at the top; every other one as far as `inner`
export function star(x: number, y: number, outer: number, inner: number, corners: number): string {
  const points = Array.from({ length: 2 * corners }, (_, corner) =>
    at(x, y, (180 * corner) / corners, corner % 2 ? inner : outer),
  )
  return `M${points.join('L')}Z`
}

// lines from one distance to another, all around
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  const angles = Array.from({ length: count }, (_, ray) => (360 * ray) / count)
  return angles.map((angle) => `M${at(x, y, angle, from)}L${at(x, y, angle, to)}`).join('')
}

const round = (number: number): number => Math.round(number * 100) / 100
