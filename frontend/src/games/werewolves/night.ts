// A round of the night on every phone alike: what can be tapped follows from the call, which all hear, never from the own card.
import type { View } from './wire'

export interface Round {
  aim: 'person' | 'building' | 'none' // what is tapped
  verb: string // what a tap means for who is called
  buttons: string[] // what else can be pressed; also by those who only pretend
}

const at = (verb: string, buttons: string[] = []): Round => ({ aim: 'person', verb, buttons })
const ROUNDS: Record<string, Round> = {
  thief: { aim: 'none', verb: '', buttons: ['take 1', 'take 2'] },
  cupid: at('bind'),
  'cupid-again': at('bind'),
  defender: at('protect'),
  seer: at('look'),
  wolves: at('eat'),
  'wolves-again': at('eat'),
  'wolves-last': at('eat'),
  'white-werewolf': at('bite'),
  arsonist: { aim: 'building', verb: 'burn', buttons: [] },
  witch: at('poison', ['cure']),
  piper: at('charm'),
  'piper-again': at('charm'),
  raven: at('poster'),
}

// all know which cards are in play, so all have the Little Girl's buttons if she may be there
export function roundOf(view: Pick<View, 'phase' | 'deck' | 'buildings'>): Round {
  const round = ROUNDS[view.phase] ?? at('')
  if (view.phase === 'wolves' && view.deck['little-girl']) return { ...round, buttons: ['squint', 'peek'] }
  return round
}
export const isPackRound = (phase: string): boolean => phase.startsWith('wolves')

export interface Wish {
  person: number | null
  building: string
  button: string
}
export const NO_WISH: Wish = { person: null, building: '', button: '' }

// what a wish is as a move; null if it means nothing for this player, who then sleeps
export function moveOf(round: Round, wish: Wish, moves: string[]): string | null {
  const aimed = wish.person === null ? '' : `${round.verb} ${wish.person + 1}`
  const both = wish.button === 'cure' && aimed ? `cure and ${aimed}` : ''
  const wanted = both || wish.button || aimed || (wish.building && `${round.verb} ${wish.building}`)
  return wanted && moves.includes(wanted) ? wanted : null
}

// may this one be tapped? Whoever is called may aim as the moves say, all others at anybody alive
export const isCalled = (moves: string[]): boolean =>
  moves.some((move) => move !== 'sleep' && move !== 'away')
