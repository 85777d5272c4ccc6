// A few tiles and a finished corner of a kitchen, for the lid of the box and the game in a minute.
import type { Area, Face, Kitchen, Lying, View } from './wire'

const area = (open: string, lobsters = 0, bones = 0): Area => ({ open, lobsters, bones })
export const FACES: Face[] = [
  { tile: 'cross', ways: 1, areas: [area('nesw')] },
  { tile: 'fork', ways: 4, areas: [area('nes')] },
  { tile: 'fork_lobster', ways: 4, areas: [area('nes', 1)] },
  { tile: 'fork_bone', ways: 4, areas: [area('nes', 0, 1)] },
  { tile: 'lane_lobster', ways: 2, areas: [area('ns', 1)] },
  { tile: 'bend_lobster', ways: 4, areas: [area('ne', 1)] },
  { tile: 'nook_lobsters', ways: 4, areas: [area('n', 2)] },
  { tile: 'nook_bone', ways: 4, areas: [area('n', 0, 1)] },
  { tile: 'bends_both', ways: 4, areas: [area('ne', 1), area('sw', 0, 1)] },
]
export const faceOf = (tile: string): Face | undefined => FACES.find((face) => face.tile === tile)

const lying = (space: string, tile: string, way: Lying['way'] = 'n'): Lying => ({ space, tile, way })
const lit = (far: number, space: string, sides: string) => ({
  far,
  space,
  sides,
  niche: '',
  lobsters: 0,
  bones: 0,
})
export const KITCHEN: Kitchen = {
  seat: 0,
  layout: 'A',
  lobsters: ['n2', 'e1', 'w3'],
  bones: ['n4', 'e3'],
  tiles: [
    lying('b4', 'fork_lobster'),
    lying('b3', 'lane_lobster'),
    lying('b2', 'fork', 's'),
    lying('a2', 'bend_lobster', 'e'),
    lying('c4', 'bends_both', 'w'),
    lying('a3', 'nook_lobsters', 'n'),
    lying('c3', 'nook_bone', 'e'),
    lying('d2', 'fork_bone', 'e'),
  ],
  sealed: null,
  chosen: false,
  walk: [
    lit(1, 'b4', 'nes'),
    lit(2, 'c4', 'nw'),
    lit(2, 'b3', 'ns'),
    lit(3, 'b2', 'nsw'),
    lit(4, 'a2', 'es'),
    lit(5, 'a3', 'n'),
  ],
  found_lobsters: 5,
  found_bones: 0,
  points: 5,
  earlier: 0,
  score: 5,
}
export const VIEW: View = {
  me: null,
  phase: 'place',
  waiting: [],
  game: 1,
  games: 1,
  turn: 8,
  turns: 16,
  tile: null,
  twins: 0,
  called: [],
  left: [],
  layouts: 'same',
  boards: ['A'],
  building: 'free',
  bonus: 'off',
  extra: 0,
  grade: null,
  kitchens: [KITCHEN],
  faces: FACES,
  entrance: 's2',
  named: {},
}
