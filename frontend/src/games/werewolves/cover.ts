// What the shelf and the game's page show of Werewolves.
import type { GameCover } from '../contract'
import Cover from './Cover.svelte'
import Panels from './Panels.svelte'

const cover: GameCover = { Cover, Panels }
export default cover
