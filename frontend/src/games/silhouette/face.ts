// The face of Silhouette: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { pace } from './moment'
import { prove } from './prove'

const face: GameFace = {
  Board,
  Ending,
  prove,
  pace,
  broad: true,
  folk: true,
  account: () => import('./account'),
}
export default face
