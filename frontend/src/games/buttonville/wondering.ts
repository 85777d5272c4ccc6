// Why may this card not be played? Whoever shows a card of mine or of the forum asks here first; false: nobody answers, look at it.
import { createContext } from 'svelte'

export type Wonder = (
  place: 'forum' | 'hand' | 'set' | 'pile',
  villager: string,
  element: Element,
  nth?: number,
) => boolean
export const [wondering, setWondering] = createContext<Wonder>()
