// The pencil box of the village: small pieces of SVG from which every tile is drawn, on a square of 100.
export const INK = '#33241d'
const LINE = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`
export const patch = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, colour = INK, width = 2.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const box = (x: number, y: number, w: number, h: number, fill: string, rx = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${LINE}/>`
export const shade = (x: number, y: number, w: number, h = 5): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="#1d120a" opacity="0.22"/>`
export const letter = (x: number, y: number, size: number, text: string, fill: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" font-family="var(--serif)" fill="${fill}">${text}</text>`

export const PANE = 'var(--pane)' // lit at night
export const pane = (x: number, y: number, w = 9, h = 10): string =>
  box(x, y, w, h, PANE) + line(`M${x + w / 2} ${y}v${h}`, INK, 1.6)
export const door = (x: number, y: number, w: number, h: number, fill: string): string =>
  shape(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, fill) +
  dot(x + w * 0.75, y + h * 0.62, 1.3, INK)

// a house seen from its long side: wall from (x, y), roof above it with rows of roof tiles
export function house(x: number, y: number, w: number, h: number, rise: number, wall: string, roof: string) {
  const eave = 5
  return (
    shade(x + w / 2, y + h + 1, w / 2 + 7) +
    box(x, y, w, h, wall) +
    patch(`M${x + 1.3} ${y + 1}h${w - 2.6}v4.500h${-(w - 2.6)}Z`, 'rgb(51 36 29 / 0.18)') +
    shape(`M${x - eave} ${y + 1}L${x + 6} ${y - rise}H${x + w - 6}L${x + w + eave} ${y + 1}Z`, roof) +
    line(
      `M${x + 2} ${y - rise * 0.36}H${x + w - 2}M${x + 5} ${y - rise * 0.68}H${x + w - 5}`,
      'rgb(51 36 29 / 0.35)',
      1.8,
    )
  )
}

// a house seen from its gable
export function gable(x: number, y: number, w: number, h: number, rise: number, wall: string, roof: string) {
  const mid = x + w / 2
  return (
    shade(mid, y + h + 1, w / 2 + 6) +
    shape(`M${x} ${y + h}V${y}L${mid} ${y - rise}L${x + w} ${y}V${y + h}Z`, wall) +
    line(`M${x - 5} ${y + 4}L${mid} ${y - rise - 1}L${x + w + 5} ${y + 4}`, INK, 9.5) +
    line(`M${x - 5} ${y + 4}L${mid} ${y - rise - 1}L${x + w + 5} ${y + 4}`, roof, 5)
  )
}

// a shop's cloth in stripes
export function awning(x: number, y: number, w: number, one: string, other: string, drop = 11): string {
  const count = Math.round(w / 9)
  const each = w / count
  let found = ''
  for (let place = 0; place < count; place++)
    found += shape(
      `M${x + place * each} ${y}h${each}v${drop - 3}a${each / 2} 4 0 0 1 ${-each} 0Z`,
      place % 2 ? other : one,
    )
  return found
}

export const tree = (x: number, y: number, r: number): string =>
  shade(x, y + r * 0.9, r * 0.9, 3) +
  line(`M${x} ${y}V${y + r}`, '#6b4a2c', r * 0.32) +
  disc(x, y - r * 0.45, r, 'var(--leaf)') +
  patch(
    `M${x - r * 0.6} ${y - r * 0.7}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.8} ${-r * 0.4}`,
    'rgb(255 255 240 / 0.35)',
  )
export const bush = (x: number, y: number, r: number): string =>
  shape(
    `M${x - r * 1.3} ${y}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.5} ${-r}a${r} ${r} 0 0 1 ${r * 1.7} 0a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.4} ${r}Z`,
    'var(--leaf)',
  )
export const chimney = (x: number, y: number): string =>
  box(x, y, 8, 14, '#b0563f') + box(x - 1.5, y - 2, 11, 4, '#8e4332')
