// The kitchen can be furnished with taps and keys; a tile is tried before it is placed, and only what is allowed is offered.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from './Board.svelte'
import { KITCHEN, VIEW } from './example'
import type { View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const MOVES = ['place b1 n', 'place b1 e', 'place d4 n']
const view = (more: Partial<View> = {}): View => ({
  ...VIEW,
  me: 0,
  waiting: [0],
  tile: 'lane_lobster',
  kitchens: [KITCHEN, { ...KITCHEN, seat: 1 }],
  ...more,
})
function show(moves: string[], more: object = {}) {
  const play = vi.fn()
  const ask = vi.fn(() => true)
  const props = {
    view: view(),
    moves,
    lines: [],
    seat: 0,
    names: ['Ann', 'Ben'],
    say,
    play,
    ask,
    refused: null,
  }
  render(Board, { ...props, still: true, large: false, ...more })
  return { play, ask }
}
const space = (name: string) => document.querySelector<HTMLElement>(`[data-space="${name}"]`)!
const button = (name: string | RegExp) => screen.getByRole('button', { name })
afterEach(cleanup)

test('a tile is tried, turned by another tap, and placed', async () => {
  const { play } = show(MOVES)
  await fireEvent.click(space('b1'))
  expect(play).not.toHaveBeenCalled()
  expect(space('b1').getAttribute('aria-label')).toContain('board-meets-lobster')
  await fireEvent.click(space('b1'))
  await fireEvent.click(button('board-place b1'))
  expect(play.mock.calls).toEqual([['place b1 e']])
})
test('R turns the tile', async () => {
  const { play } = show(MOVES)
  await fireEvent.click(space('b1'))
  await fireEvent.keyDown(window, { key: 'r' })
  await fireEvent.click(button('board-place b1'))
  expect(play.mock.calls).toEqual([['place b1 e']])
})
test('an orientation that is not offered cannot be placed', async () => {
  show(MOVES)
  await fireEvent.click(space('d4'))
  await fireEvent.click(space('d4'))
  expect(button('board-place-nowhere').hasAttribute('disabled')).toBe(true)
})
test('a space that may not be used is asked about', async () => {
  const { play, ask } = show(MOVES)
  await fireEvent.click(space('b4'))
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([['place b4 n', space('b4')]]))
  expect(play).not.toHaveBeenCalled()
})
test('what was sealed can be seen, and nothing can be placed', () => {
  const sealed = { ...KITCHEN, sealed: 'a2', chosen: true }
  show([], { view: view({ waiting: [1], kitchens: [sealed, { ...KITCHEN, seat: 1 }] }) })
  expect(screen.queryByRole('button', { name: /board-place/ })).toBeNull()
  expect(screen.getByText('board-wait Ben')).toBeTruthy()
})
test('another kitchen is shown large and left again', async () => {
  show(MOVES)
  await fireEvent.click(button(/board-show/))
  await fireEvent.click(button('board-back'))
  expect(screen.queryByRole('button', { name: 'board-back' })).toBeNull()
})
test('between two games of a series one goes on when one likes', async () => {
  const { play } = show(['next'], { view: view({ phase: 'look', tile: null, games: 3 }) })
  await fireEvent.click(button('board-next'))
  expect(play.mock.calls).toEqual([['next']])
})
test('who watches sees all kitchens, and the room no button', () => {
  show([], { seat: null, large: true })
  expect(screen.getAllByRole('img', { name: /board-kitchen-of/ })).toHaveLength(2)
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
