// The face of Guilds of London: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { prove } from './prove'
import { pace } from './steps'

const face: GameFace = {
  Board,
  Ending,
  prove,
  pace,
  broad: true,
  folk: true,
  hints: () => import('./guide/hints'),
  account: () => import('./account'),
}
export default face
