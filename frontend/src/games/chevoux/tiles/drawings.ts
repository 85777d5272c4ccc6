// Every tile's drawing by its name; a tile of edited content is a plain house.
import { COMMON } from './common'
import { COUNTRY } from './country'
import { SPECIAL } from './special'
import { door, house, pane } from './strokes'

const DRAWINGS: Record<string, (variant: number) => string> = { ...COMMON, ...SPECIAL, ...COUNTRY }
const plain = () =>
  house(18, 46, 64, 36, 22, '#e9ddc6', '#8a7a69') +
  door(44, 58, 13, 24, '#65574b') +
  pane(24, 56) +
  pane(68, 56)

export const TILES = Object.keys(DRAWINGS)
export const drawingOf = (tile: string, variant = 0): string => (DRAWINGS[tile] ?? plain)(variant)
