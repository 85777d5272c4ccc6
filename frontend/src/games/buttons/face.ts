// The face of BUTTONS: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { pace } from './movement'
import { prove } from './prove'

const face: GameFace = {
  Board,
  Ending,
  prove,
  pace,
  hints: () => import('./guide/hints'),
  account: () => import('./account'),
}
export default face
