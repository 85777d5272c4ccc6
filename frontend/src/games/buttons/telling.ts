// The board in words: each field, each player's board, what may be done now, and the whole table for ears.
import type { Say } from '../../speech'
import { awaited } from '../waiting'
import { colourAt, type Field } from './fields'
import type { Board, View } from './wire'

export const list = (names: string[]): string => names.join(', ')

// the active player has the dice until everybody is out
export const hasDice = (view: View, board: Board): boolean =>
  view.active === board.seat && (view.phase === 'turn' || view.phase === 'lay')

// "c5, green field, free; lay a button here"
export function fieldWords(board: Board, field: Field, move: string | undefined, say: Say): string {
  const facts = { field: field.name, '@colour': colourAt(board.colours, field) }
  if (move) return say(move.startsWith('star ') ? 'board-field-may-star' : 'board-field-may-lay', facts)
  if (board.buttons.includes(field.name)) return say('board-field-button', facts)
  if (board.stars.includes(field.name)) return say('board-field-star', facts)
  return say('board-field-free', facts)
}

export function boardWords(board: Board, name: string, say: Say): string {
  return say('board-told', {
    name,
    '@status': `board-status-${board.status}`,
    buttons: list(board.buttons) || say('board-none'),
    stars: list(board.stars) || say('board-none'),
    cards: list(board.cards.map((card) => say(card))),
  })
}

// the whole table: round, whose turn, dice, every board; mine first
export function summary(view: View, seat: number | null, names: string[], say: Say): string[] {
  const told =
    view.phase === 'boards' || view.phase === 'over'
      ? []
      : [say('board-told-round', { round: view.round, name: names[view.active] ?? '' })]
  if (view.white > 0)
    told.push(
      say('board-told-dice', {
        white: view.white,
        gold: view.gold,
        black: list(view.black.map(String)) || '–',
      }),
    )
  const order = [...view.boards].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  return [...told, ...order.map((board) => boardWords(board, names[board.seat] ?? '', say))]
}

// What I may do now, in one sentence; what is offered tells it, not the rules.
export function nowWords(
  view: View,
  moves: string[],
  seat: number | null,
  names: string[],
  say: Say,
): string {
  if (view.phase === 'over') return say('board-over')
  if (moves.length === 0) return waitingWords(view, seat, names, say)
  if (moves[0]!.startsWith('board ')) return say('board-do-choose')
  if (moves[0]!.startsWith('star ')) return say('board-do-stars', { stars: view.boards[seat ?? 0]?.due ?? 1 })
  if (moves.includes('roll')) return say(moves.includes('out') ? 'board-do-roll-or-out' : 'board-do-roll')
  const fields = moves.filter((move) => move !== 'skip')
  if (moves.includes('skip')) return say('board-do-gold', { field: fields[0] ?? '' })
  return fields.length === 1 ? say('board-do-lay-one', { field: fields[0]! }) : say('board-do-lay')
}

function waitingWords(view: View, seat: number | null, names: string[], say: Say): string {
  const facts = { name: awaited(view, names) }
  if (!facts.name) return say('table-moment')
  const status = seat === null ? 'in' : view.boards[seat]?.status
  if (view.phase === 'turn' && status === 'safe') return say('board-wait-safe', facts)
  if (view.phase === 'turn' && status === 'bust') return say('board-wait-bust', facts)
  return say(`board-wait-${view.phase}`, facts)
}
