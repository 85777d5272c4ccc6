// A tile as one may meet it, for the legend and the first explanation.
import type { Tile, TokenFacts } from './wire'

export const EXAMPLE: Tile = {
  cell: 'b2',
  number: 28,
  tile: 'innkeepers',
  standards: ['red', 'purple'],
  points: 3,
  effect: 'draw',
  amount: 3,
  done: false,
  threshold: 4,
  count: 4,
  pawns: [2, 1],
  boris: 0,
  neutrals: 0,
  barred: false,
  beadle: true,
  token: 'K2',
  ready: true,
  first: 0,
  second: 1,
  tied: false,
  master: null,
}
export const EXAMPLE_TOKEN: TokenFacts = {
  token: 'K2',
  copies: 6,
  points: 2,
  extra: { effect: 'nothing', amount: 0 },
  provenance: 'reconstructed',
}
export const exampleTile = (more: Partial<Tile>): Tile => ({
  ...EXAMPLE,
  beadle: false,
  ready: false,
  first: null,
  second: null,
  pawns: [0, 0],
  count: 0,
  ...more,
})
