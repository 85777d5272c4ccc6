// The face of Chévoux: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { marks } from './marks'
import { prove } from './prove'

const face: GameFace = {
  Board,
  Ending,
  prove,
  marks,
  advises: true,
  broad: true,
  account: () => import('./account'),
}
export default face
