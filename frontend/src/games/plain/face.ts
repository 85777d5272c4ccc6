// The plain face: plays any game from what is seen and what may be played, without knowing it.
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { prove } from './prove'

const face: GameFace = { Board, Ending, prove }
export default face
