// The face of Werewolves: everything that the table, the big screen and the replay need.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Composer from './Composer.svelte'
import Ending from './Ending.svelte'
import { gather } from './gather'
import { prove } from './prove'
import { isSecret, WHISPERS } from './secrets'

const face: GameFace = {
  Board,
  Composer,
  Ending,
  prove,
  gather,
  isSecret,
  whispers: WHISPERS,
  leading: async () => (await import('./leading')).default,
  hints: () => import('./guide/hints'),
  verdict: () => import('./verdict'),
  crowd: true,
  scoreless: true,
  pace: () => 0,
}
export default face
