// The board is played by taps: a card and a tile become the moves they mean, and nothing is offered that the moves lack.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Line } from '../../wire'
import Board from './Board.svelte'
import { exampleTile } from './example'
import type { HandCard, View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const card = (id: string, moves: string[]): HandCard => ({
  card: id,
  standards: ['red'],
  cost: 0,
  effect: 'rally',
  amount: 2,
  copies: 1,
  hire: true,
  play: true,
  moves,
})
const view = (more: Partial<View> = {}): View => ({
  me: 0,
  phase: 'turn',
  round: 3,
  rounds: 16,
  activates: false,
  grows: false,
  last_round: false,
  waiting: [0],
  order: [0, 1],
  active: 0,
  asked: { question: 'turn', amount: 0, cell: '' },
  scanned: '',
  columns: ['a', 'b', 'c'],
  rows: [1, 2],
  guildhall: ['b2'],
  tiles: ['a1', 'b1', 'c1', 'a2', 'c2'].map((cell) => exampleTile({ cell })),
  beadle: '',
  neutrals: 4,
  plantation: 'virginia',
  deck: 60,
  discard: [],
  used: [],
  mayor_deck: 15,
  players: [0, 1].map((seat) => ({
    seat,
    points: 7,
    guildhall: 4,
    supply: 12,
    plantation: 0,
    cards: 2,
    known: [],
    mayors: [],
    mayor_cards: 1,
    masters: [],
    neighbours: 0,
    projected: 9,
    unlimited: false,
  })),
  boris: null,
  hand: [card('R1', ['a1', 'c1']), card('G2', [])],
  mayors: [],
  offered: [],
  ...more,
})
const TURN = ['end', 'hire R1', 'play R1', 'hire G2', 'move a1', 'move c1']
function show(moves: string[], more: Partial<View> = {}, others: object = {}) {
  const play = vi.fn()
  const props = {
    view: view(more),
    moves,
    lines: [] as Line[],
    seat: 0 as number | null,
    names: ['Ann', 'Ben'],
    say,
    play,
    refused: null,
    still: true,
    large: false,
    ...others,
  }
  const { rerender } = render(Board, props)
  return { play, next: (change: object) => rerender({ ...props, ...change }) }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tile = (cell: string) => button(new RegExp(`^board-cell ${cell} `))
const inHand = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a card, then a tile: it moves there and is laid down for it', async () => {
  const { play, next } = show(TURN)
  await fireEvent.click(inHand('R1'))
  expect(tile('a1').classList).toContain('may')
  expect(tile('b1').classList).not.toContain('may')
  await fireEvent.click(tile('a1'))
  expect(play.mock.calls).toEqual([['move a1']])
  await next({
    moves: ['pay R1', 'pay G2'],
    view: view({ asked: { question: 'spend', amount: 0, cell: 'a1' } }),
  })
  expect(play.mock.calls).toEqual([['move a1'], ['pay R1']])
})
test('what is wanted next is forgotten if it is not offered', async () => {
  const { play, next } = show(TURN)
  await fireEvent.click(inHand('R1'))
  await fireEvent.click(tile('c1'))
  await next({ moves: ['from hall', 'from a2'] })
  await next({ moves: ['pay R1'] })
  expect(play.mock.calls).toEqual([['move c1']])
})
test('a chosen card hires, is used, or is put back', async () => {
  const { play } = show(TURN)
  await fireEvent.click(inHand('R1'))
  await fireEvent.click(button('board-use 0'))
  await fireEvent.click(inHand('G2'))
  expect(screen.queryByRole('button', { name: /^board-use/ })).toBeNull() // not among the moves
  await fireEvent.click(button('board-hire'))
  await fireEvent.click(inHand('G2'))
  await fireEvent.click(button('board-put-back'))
  await fireEvent.click(button('board-end'))
  expect(play.mock.calls).toEqual([['play R1'], ['hire G2'], ['end']])
})
test('a tile says what it gives and which cards move somebody there', async () => {
  const { play } = show(TURN)
  await fireEvent.click(tile('a1'))
  expect(screen.getByText('board-place-1')).toBeTruthy()
  await fireEvent.click(button(/^board-move-by R1/))
  expect(play).toHaveBeenCalledWith('move a1')
})
test('coins are paid by a tap, and who goes is chosen on the map or by name', async () => {
  const { play, next } = show(['pay R1', 'pay G2'], { asked: { question: 'coin', amount: 1, cell: '' } })
  await fireEvent.click(inHand('G2'))
  await next({
    moves: ['from hall', 'from c2'],
    view: view({ asked: { question: 'whence', amount: 1, cell: 'a1' } }),
  })
  await fireEvent.click(button(/^board-guildhall:/))
  await fireEvent.click(button('tile-innkeepers (c2)'))
  expect(play.mock.calls).toEqual([['pay G2'], ['from hall'], ['from c2']])
})
test('a mayoral card is kept, or none', async () => {
  const mayor = {
    mayor: 'M03',
    counts: 'colour',
    colour: 'blue',
    points: 2,
    per: 1,
    less: 0,
    cap: 8,
    worth: 4,
  }
  const { play } = show(['keep M03', 'done'], {
    offered: [mayor],
    asked: { question: 'mayor', amount: 0, cell: '' },
  })
  await fireEvent.click(button(/^board-keep: mayor-name-colour blue/))
  await fireEvent.click(button('done-other'))
  expect(play.mock.calls).toEqual([['keep M03'], ['done']])
})
test('who watches sees no hand and can only look', async () => {
  const { play } = show([], { hand: [] }, { seat: null })
  expect(screen.queryByRole('list', { name: 'board-hand' })).toBeNull()
  await fireEvent.click(tile('a1'))
  expect(play).not.toHaveBeenCalled()
})
test('the last round is announced', () => {
  show(TURN, { last_round: true })
  expect(screen.getByText('board-last-round')).toBeTruthy()
})
test('an activation is told tile by tile, and can be skipped', async () => {
  vi.useFakeTimers()
  const line = (event: string, cell: string): Line => ({
    move: 9,
    event,
    seat: 0,
    facts: { cell },
    data: { cell },
  })
  const skip = vi.fn()
  const { next } = show([], {}, { still: false, skip })
  const done = view({ tiles: view().tiles.map((one) => ({ ...one, done: true, master: 1 })) })
  const lines = [line('reached', 'a1'), line('won', 'a1'), line('reached', 'c1'), line('won', 'c1')]
  await next({ view: done, lines })
  expect(tile('a1').textContent).toContain('board-master Ben')
  expect(tile('c1').textContent).not.toContain('board-master')
  vi.advanceTimersByTime(5000)
  await tick()
  expect(skip).toHaveBeenCalledTimes(1) // it was read to its end
  await next({ view: done, lines: lines.slice(0, 2) })
  await fireEvent.click(button('story-skip'))
  expect(skip).toHaveBeenCalledTimes(2)
})
