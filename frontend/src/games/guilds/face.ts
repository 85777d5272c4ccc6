// The face of Guilds of London: everything that the table and the replay need.
import type { GameFace } from '../contract'
import Ending from '../plain/Ending.svelte'
import { prove } from '../plain/prove'
import Board from './Board.svelte'
import { pace } from './steps'

const face: GameFace = { Board, Ending, prove, pace }
export default face
