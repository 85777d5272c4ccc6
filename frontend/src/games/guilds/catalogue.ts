// What lies in the box: asked from the server once.
import type { CardFacts, Catalogue, MayorFacts, TileFacts, TokenFacts } from './wire'

export type { Catalogue }

// It does not change while the page is open; a failure is asked again next time.
let asked: Promise<Catalogue | null> | null = null
export function catalogue(): Promise<Catalogue | null> {
  asked ??= fetch('/api/games/guilds/catalogue')
    .then((answer) => (answer.ok ? (answer.json() as Promise<Catalogue>) : Promise.reject(answer.status)))
    .catch(() => (asked = null))
  return asked
}

export const cardOf = (box: Catalogue | null, card: string): CardFacts | undefined =>
  box?.cards.find((one) => one.card === card)
export const tileOf = (box: Catalogue | null, tile: string): TileFacts | undefined =>
  box?.tiles.find((one) => one.tile === tile)
export const tokenOf = (box: Catalogue | null, token: string): TokenFacts | undefined =>
  box?.tokens.find((one) => one.token === token)
export const mayorOf = (box: Catalogue | null, mayor: string): MayorFacts | undefined =>
  box?.mayors.find((one) => one.mayor === mayor)
