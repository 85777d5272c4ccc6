// The one list of games in the browser; a game without a face of its own is played on the plain board.
import type { Component } from 'svelte'
import type { Say } from '../speech'
import type { GameFace } from './contract'

interface Game {
  face: () => Promise<{ default: GameFace }>
  cover: () => Promise<{ default: Component<{ title: string }> }> // the lid of its box
  panels: () => Promise<{ default: Component<{ say: Say }> }> // what it is, in 4 to 6 pictures with a sentence each
}
const games: Record<string, Game> = {
  buttons: {
    face: () => import('./buttons/face'),
    cover: () => import('./buttons/Cover.svelte'),
    panels: () => import('./buttons/Panels.svelte'),
  },
  buttonville: {
    face: () => import('./buttonville/face'),
    cover: () => import('./buttonville/Cover.svelte'),
    panels: () => import('./buttonville/Panels.svelte'),
  },
  chevoux: {
    face: () => import('./chevoux/face'),
    cover: () => import('./chevoux/Cover.svelte'),
    panels: () => import('./chevoux/Panels.svelte'),
  },
  guilds: {
    face: () => import('./guilds/face'),
    cover: () => import('./guilds/Cover.svelte'),
    panels: () => import('./guilds/Panels.svelte'),
  },
  werewolves: {
    face: () => import('./werewolves/face'),
    cover: () => import('./werewolves/Cover.svelte'),
    panels: () => import('./werewolves/Panels.svelte'),
  },
  cucina: {
    face: () => import('./cucina/face'),
    cover: () => import('./cucina/Cover.svelte'),
    panels: () => import('./cucina/Panels.svelte'),
  },
  silhouette: {
    face: () => import('./silhouette/face'),
    cover: () => import('./silhouette/Cover.svelte'),
    panels: () => import('./silhouette/Panels.svelte'),
  },
}
const plain = () => import('./plain/face')

export const face = async (game: string, wantPlain = false): Promise<GameFace> =>
  (await (wantPlain ? plain : (games[game]?.face ?? plain))()).default

export const cover = async (game: string) => (await games[game]?.cover())?.default ?? null

export const panels = async (game: string) => (await games[game]?.panels())?.default ?? null
