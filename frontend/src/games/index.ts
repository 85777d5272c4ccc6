// The one list of games in the browser; a game without a face of its own is played on the plain board.
import type { GameCover, GameFace } from './contract'

const faces: Record<string, () => Promise<{ default: GameFace }>> = {
  buttons: () => import('./buttons/face'),
  buttonville: () => import('./buttonville/face'),
  chevoux: () => import('./chevoux/face'),
  guilds: () => import('./guilds/face'),
  werewolves: () => import('./werewolves/face'),
}
const covers: Record<string, () => Promise<{ default: GameCover }>> = {
  buttons: () => import('./buttons/cover'),
  buttonville: () => import('./buttonville/cover'),
  chevoux: () => import('./chevoux/cover'),
  guilds: () => import('./guilds/cover'),
  werewolves: () => import('./werewolves/cover'),
}
const plain = () => import('./plain/face')

export const face = async (game: string, wantPlain = false): Promise<GameFace> =>
  (await (wantPlain ? plain : (faces[game] ?? plain))()).default

export const cover = async (game: string): Promise<GameCover | null> =>
  covers[game] ? (await covers[game]()).default : null
