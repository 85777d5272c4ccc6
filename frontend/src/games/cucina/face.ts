// The face of Cucina Curiosa: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { marks } from './marks'
import { prove } from './prove'
import { pace } from './walk.svelte'

const face: GameFace = {
  Board,
  Ending,
  prove,
  pace,
  marks,
  advises: true,
  broad: true,
  account: () => import('./account'),
}
export default face
