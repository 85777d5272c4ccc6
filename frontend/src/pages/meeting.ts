// Which games somebody has played on this device: at the first one a guide is offered.
import { remember, remembered } from '../settings.svelte'
import type { GameSeen } from '../wire'

const nameOf = (game: GameSeen) => `met.${game.key}`

export const isNew = (game: GameSeen): boolean => game.lesson && remembered(nameOf(game)) === null

export const meet = (game: GameSeen): void => remember(nameOf(game), 'yes')
