// The board can be played with keys and read aloud, and offers only what the moves offer.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import BoardOfButtons from './Board.svelte'
import type { Board, View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const colours = ['BYBYGR', 'RGYRBY', 'BRBGYR', 'YBGBRG', 'GRYGYB', 'RGRYBG']
const board = (seat: number, more: Partial<Board> = {}): Board => ({
  seat,
  face: 'A1',
  colours,
  provenance: 'reconstructed',
  buttons: [],
  stars: [],
  status: 'in',
  cards: ['red'],
  due: 0,
  earns: 0,
  bust_chance: 0,
  ...more,
})
const view = (more: Partial<View> = {}): View => ({
  me: 0,
  phase: 'turn',
  round: 1,
  active: 0,
  waiting: [0],
  dice: 4,
  white: 0,
  gold: 0,
  black: [],
  boards: [board(0), board(1)],
  offers: [],
  ...more,
})

function show(seen: View, moves: string[], more: object = {}) {
  const play = vi.fn()
  const props = { view: seen, moves, lines: [], seat: 0, names: ['Ann', 'Ben'], say, play, refused: null }
  const shown = render(BoardOfButtons, { ...props, still: true, large: false, ...more })
  return { play, ...shown }
}
afterEach(cleanup)

const field = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!

test('rolling and opting out are buttons, with the chance and the stars in words', async () => {
  const mine = board(0, { buttons: ['c5'], earns: 2, bust_chance: 0.234 })
  const { play } = show(view({ boards: [mine, board(1)] }), ['roll', 'out'])
  await fireEvent.click(screen.getByRole('button', { name: /board-roll board-roll-chance 23/ }))
  await fireEvent.click(screen.getByRole('button', { name: /board-out board-out-earns 2/ }))
  expect(play.mock.calls).toEqual([['roll'], ['out']])
})

test('a field that may not be played is asked about, one that may is played', async () => {
  const ask = vi.fn(() => true)
  const { play } = show(view({ phase: 'lay', white: 5, gold: 3, black: [1] }), ['a5', 'c5'], { ask })
  await fireEvent.click(field('b5'))
  expect(ask).toHaveBeenCalledWith('b5', field('b5'))
  await fireEvent.click(field('c5'))
  expect(play).toHaveBeenCalledWith('c5')
  expect(ask).toHaveBeenCalledOnce()
})

test('nobody waits for themselves: my own move is on its way', () => {
  show(view({ waiting: [0] }), [])
  expect(screen.getByText('table-moment')).toBeTruthy()
  cleanup()
  show(view({ phase: 'lay', waiting: [0, 1] }), [])
  expect(screen.getByText('board-wait-lay Ben')).toBeTruthy()
})

test('only the fields of the moves can be played', async () => {
  const { play } = show(view({ phase: 'lay', white: 5, gold: 3, black: [1] }), ['a5', 'c5'])
  await fireEvent.click(field('b5'))
  expect(play).not.toHaveBeenCalled()
  expect(field('b5').ariaDisabled ?? field('b5').getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(field('c5'))
  expect(play).toHaveBeenCalledWith('c5')
  expect(field('c5').getAttribute('aria-label')).toBe('board-field-may-lay c5 yellow')
})

test('one field is reached with Tab, the others with arrows', async () => {
  show(view({ phase: 'lay', white: 5, gold: 3, black: [1] }), ['c5'])
  const reachable = () => [...document.querySelectorAll<HTMLElement>('[data-field][tabindex="0"]')]
  expect(reachable().map((button) => button.dataset.field)).toEqual(['c5'])
  field('c5').focus()
  await fireEvent.keyDown(field('c5'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(field('c4'))
  await fireEvent.keyDown(field('c4'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(field('d4'))
})

test('a star is put on a button', async () => {
  const mine = board(0, { buttons: ['c5'], due: 1, status: 'safe' })
  const { play } = show(view({ phase: 'stars', boards: [mine, board(1)] }), ['star c5'])
  await fireEvent.click(field('c5'))
  expect(play).toHaveBeenCalledWith('star c5')
})

test('a board is chosen among the faces that are offered', async () => {
  const offers = ['A1', 'B2'].map((face) => ({ face, colours, provenance: 'reconstructed' }))
  const { play } = show(view({ phase: 'boards', round: 0, offers }), ['board A1', 'board B2'])
  await fireEvent.click(screen.getByRole('button', { name: 'board-take B2' }))
  expect(play).toHaveBeenCalledWith('board B2')
})

test("another one's board can be looked at, and nothing can be played there", async () => {
  show(view({ phase: 'turn' }), ['roll'])
  await fireEvent.click(screen.getByRole('button', { name: /Ben/ }))
  expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('board-of Ben')
  await fireEvent.click(screen.getByRole('button', { name: 'board-back' }))
  expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('board-of Ann')
})

test('who watches sees all boards and no action', () => {
  show(view(), [], { seat: null })
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(document.querySelectorAll('button')).toHaveLength(0)
})
