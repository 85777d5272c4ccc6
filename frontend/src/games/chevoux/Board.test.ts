// The board can be played with taps and keys, tries a move before it is played, and offers only what the moves offer.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from './Board.svelte'
import { LETTERS } from './moves'
import type { Cell, View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const cells = (rows: number): Cell[] =>
  Array.from({ length: rows * 6 }, (_, place) => ({
    cell: `${LETTERS[place % 6]}${Math.floor(place / 6) + 1}`,
    tile: place % 5 ? 'champ' : 'habitation',
    family: place % 5 ? 'field' : 'dwelling',
    people: 0,
    content: place % 2 === 0,
    wishes: [],
    looks: place ? ['a1'] : [],
  }))
const view = (more: Partial<View> = {}): View => ({
  me: 0,
  mode: 'normal',
  phase: 'play',
  waiting: [0],
  round: 1,
  rounds: 5,
  moon: 'nature',
  sun: 'culture',
  card: 'remembrement',
  played: [],
  unseen: ['percee'],
  cells: cells(2),
  rows: 2,
  lacks: [],
  offers: [
    { card: 'remembrement', restructure: 'swap in row', populates: ['a1'], people: 2 },
    { card: 'percee', restructure: 'swap in column', populates: ['f1'], people: 1 },
  ],
  pile: [{ tile: 'mairie', count: 1 }],
  supply: 20,
  people: 0,
  empty: 3,
  unhappy: 6,
  score: 0,
  named: {},
  ...more,
})
function show(moves: string[], more: Partial<View> = {}) {
  const play = vi.fn()
  const props = { view: view(more), moves, lines: [], seat: 0, names: ['Ann'], say, play, refused: null }
  render(Board, { ...props, still: true, large: false })
  return play
}
const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^board-cell ${name} `) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
afterEach(cleanup)

test('a tile is chosen, tried and moved', async () => {
  const play = show(['nothing', 'swap b1 d1'])
  await fireEvent.click(cell('d1'))
  await fireEvent.click(cell('b1'))
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(button('board-confirm'))
  expect(play.mock.calls).toEqual([['swap b1 d1']])
})
test('a tile goes only where a move brings it', async () => {
  show(['nothing', 'swap b1 d1'])
  await fireEvent.click(cell('b1'))
  expect(cell('d1').classList).toContain('target')
  await fireEvent.click(cell('e1'))
  expect(screen.queryByRole('button', { name: 'board-confirm' })).toBeNull()
})
test('where several squares lead to the same cell, each can be tried', async () => {
  const play = show(['nothing', 'turn b1 by 3', 'turn b2 by 1'], { cells: cells(3), rows: 3 })
  await fireEvent.click(cell('b2'))
  await fireEvent.click(cell('c2'))
  await fireEvent.click(button('board-other-way'))
  await fireEvent.click(button('board-confirm'))
  expect(play).toHaveBeenCalledWith('turn b2 by 1')
})
test('people come to a dwelling that the moves name', async () => {
  const play = show(['nothing', 'populate a1'])
  await fireEvent.click(cell('a1'))
  await fireEvent.click(button('board-bring 2'))
  expect(play).toHaveBeenCalledWith('populate a1')
})
test('a move that is tried can be left', async () => {
  const play = show(['nothing', 'swap b1 d1'])
  await fireEvent.click(cell('b1'))
  await fireEvent.click(cell('d1'))
  await fireEvent.click(button('board-cancel'))
  await fireEvent.click(button('board-let-go'))
  expect(play.mock.calls).toEqual([['nothing']])
})
test('another card shows what it would allow', async () => {
  show(['nothing', 'populate a1'])
  expect(cell('a1').classList).toContain('settles')
  await fireEvent.click(button(/^card-percee: board-card-later/))
  expect(cell('f1').classList).toContain('settles')
  expect(screen.getByText('way-swap-in-column')).toBeTruthy()
})
test('arrow keys go from cell to cell', async () => {
  show(['nothing'])
  cell('a1').focus()
  await fireEvent.keyDown(cell('a1'), { key: 'ArrowRight' })
  await fireEvent.keyDown(cell('b1'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(cell('b2'))
})
test('who watches can look and not move', async () => {
  show([])
  await fireEvent.click(cell('b1'))
  expect(cell('d1').classList).not.toContain('target')
})
