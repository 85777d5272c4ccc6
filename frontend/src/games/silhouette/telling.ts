// The table in words: cards, what is to be done, and what a pile holds.
import type { Say } from '../../speech'
import { awaited } from '../waiting'
import type { Judgement } from './moment'
import type { Card, View } from './wire'

export const DOTS = '•••••'
export const MOST_LETTERS = 40

export const motifName = (view: View, motif: string): string => view.motifs[motif] ?? motif

// "b3, moon, lies open"
export function cardWords(view: View, card: Card, say: Say): string {
  const { place, state, motif } = card
  return say(`board-card-${state}`, { place, motif: motif ? motifName(view, motif) : '' })
}

// one player in a sentence, for ears
export function seatWords(view: View, seat: number, name: string, say: Say): string {
  const parts = [say('board-pile-of', { name }), say('board-cards', { cards: view.piles[seat]?.cards ?? 0 })]
  const state = stateOf(view, seat)
  if (state) parts.push(say(`board-state-${state}`))
  return parts.join('; ')
}

// what somebody does, or has done about this pair
export function stateOf(view: View, seat: number): 'speaks' | 'voted' | 'votes' | 'turns' | 'passed' | null {
  if (view.phase === 'over') return null
  if (view.speaker === seat) return 'speaks'
  if (view.phase === 'vote') return view.voted.includes(seat) ? 'voted' : 'votes'
  if (view.passed.includes(seat)) return 'passed'
  return view.active === seat ? 'turns' : null
}

// what is to be done now, in one sentence
export function nowWords(view: View, moves: string[], names: string[], say: Say): string {
  if (view.phase === 'over') return say('board-over')
  const second = view.phase === 'turn' && view.open.length > 0
  if (moves.length) return say(second ? 'board-do-second' : `board-do-${view.phase}`)
  if (view.phase === 'vote' && view.mine) return say('board-sealed', { vote: say(`board-vote-${view.mine}`) })
  const name = awaited(view, names)
  return name ? say(`board-wait-${view.phase}`, { name }) : say('table-moment')
}

// how it was decided: "accepted", and by whom
export const judgementWords = (judgement: Judgement, say: Say): string =>
  `${say(judgement.accepted ? 'board-accepted' : 'board-rejected')}: ${say(`board-by-${judgement.by}`, {
    accepted: judgement.accepted ? 'yes' : 'no',
  })}`

// what is sent for a word; quotes would end it
export const sayMove = (word: string): string => `say "${word.trim().replace(/["“”„«»]/g, '')}"`
