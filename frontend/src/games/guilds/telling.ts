// Guilds of London in words: tiles, cards, mayoral cards, and what stands where, for eyes and ears.
import type { Say } from '../../speech'
import { tileOf, tokenOf, type Catalogue } from './catalogue'
import { BORIS } from './options'
import type { Tile, View } from './wire'

export const list = (words: string[]): string => words.join(', ')

// a tile of somebody's own brings its name
export const tileName = (box: Catalogue | null, tile: string, say: Say): string =>
  tileOf(box, tile)?.name || say(`tile-${tile}`)

export const effectWords = (effect: string, amount: number, standards: string[], say: Say): string =>
  effect === 'nothing' || !effect ? '' : say(`effect-${effect}`, { amount, '@colour': standards[0] ?? '' })

// points, then what else
export const rewardWords = (points: number, effect: string, amount: number, say: Say): string =>
  [points ? say('count-points', { points }) : '', effectWords(effect, amount, [], say)]
    .filter(Boolean)
    .join(' · ')

export function tokenWords(box: Catalogue | null, token: string, say: Say): string {
  const facts = tokenOf(box, token)
  return facts ? rewardWords(facts.points, facts.extra.effect, facts.extra.amount, say) : ''
}

interface Mayor {
  counts: string
  colour: string
  points: number
  per: number
  less: number
  cap: number
}
export const mayorWords = (mayor: Mayor, say: Say): string =>
  say(`mayor-${mayor.counts}`, {
    points: mayor.points,
    per: mayor.per,
    less: mayor.less,
    cap: mayor.cap,
    '@colour': mayor.colour,
  })

export const whoWords = (side: number, names: string[], say: Say): string =>
  side === BORIS ? say('board-boris') : (names[side] ?? '')

// who stands on a tile, as "Ann 2, Boris 1"
export function folkWords(tile: Tile, names: string[], say: Say): string {
  const folk = tile.pawns.flatMap((count, seat) => (count ? [`${names[seat] ?? ''} ${count}`] : []))
  if (tile.boris) folk.push(`${say('board-boris')} ${tile.boris}`)
  if (tile.neutrals) folk.push(say('board-neutrals', { count: tile.neutrals }))
  if (tile.beadle) folk.push(say('board-beadle'))
  return list(folk)
}

// who would get it, if it were activated now
export function lead(tile: Tile, names: string[], say: Say): string {
  if (tile.done)
    return tile.master === null
      ? say('board-closed')
      : say('board-master', { name: whoWords(tile.master, names, say) })
  if (tile.tied) return say('board-tied')
  const parts = []
  if (tile.first !== null) parts.push(say('board-leads', { name: whoWords(tile.first, names, say) }))
  if (tile.second !== null) parts.push(say('board-runner', { name: whoWords(tile.second, names, say) }))
  return parts.join(' ')
}

export function tileLabel(tile: Tile, box: Catalogue | null, names: string[], say: Say): string {
  const name = tileName(box, tile.tile, say)
  if (tile.done) return `${say('board-cell', { cell: tile.cell, tile: name })}; ${lead(tile, names, say)}`
  return [
    say('board-cell', { cell: tile.cell, tile: name }),
    list(tile.standards.map((colour) => say(colour))),
    say('board-count', { count: tile.count, threshold: tile.threshold }),
    folkWords(tile, names, say),
    lead(tile, names, say),
    tile.ready ? say('board-ready') : '',
    rewardWords(tile.points, tile.effect, tile.amount, say),
    tile.token ? say('board-token', { token: tokenWords(box, tile.token, say) }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function placeName(view: View, box: Catalogue | null, cell: string, say: Say): string {
  if (cell === 'hall') return say('board-guildhall')
  const tile = view.tiles.find((one) => one.cell === cell)
  return tile ? `${tileName(box, tile.tile, say)} (${cell})` : cell
}
