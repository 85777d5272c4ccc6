// A match is played with taps and keys: cards are turned, words said, votes sealed, and nothing else is offered.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Line } from '../../wire'
import Board from './Board.svelte'
import { cards, PAIR, VIEW } from './example'
import type { View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const VOTES = ['accept', 'reject', 'cover', 'leave']
const WORD = { seat: 1, text: 'moonflower', motifs: ['moon', 'flower'] }

function show(view: View, moves: string[], more: object = {}) {
  const play = vi.fn()
  const ask = vi.fn(() => true)
  const props = { view, moves, lines: [], seat: 0, names: ['Ann', 'Ben'], say, play, ask, refused: null }
  const shown = render(Board, { ...props, still: true, large: false, ...more })
  return {
    play,
    ask,
    again: (other: object) => shown.rerender({ ...props, still: true, large: false, ...other }),
  }
}
const place = (name: string) => document.querySelector<HTMLElement>(`[data-place="${name}"]`)!
const button = (name: string | RegExp) => screen.getByRole('button', { name })
afterEach(cleanup)

test('a card is turned up with a tap', async () => {
  const { play } = show({ ...VIEW, me: 0 }, ['turn b3', 'turn b4'])
  await fireEvent.click(place('b3'))
  expect(play.mock.calls).toEqual([['turn b3']])
})
test('a card that may not be turned up is asked about', async () => {
  const { play, ask } = show({ ...VIEW, me: 0 }, ['turn b4'])
  await fireEvent.click(place('b3'))
  expect(ask.mock.calls).toEqual([['turn b3', place('b3')]])
  expect(play).not.toHaveBeenCalled()
})
test('arrow keys go from card to card', async () => {
  show({ ...VIEW, me: 0 }, ['turn b3'])
  place('a1').focus()
  await fireEvent.keyDown(place('a1'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(place('b1')) // a narrow page: the grid lies on its side
  expect(place('b1').tabIndex).toBe(0)
  expect(place('a1').tabIndex).toBe(-1)
})
test('cards say what they show, and only while they show it', async () => {
  const { again } = show({ ...PAIR, me: 0 }, [])
  expect(place('a1').getAttribute('aria-label')).toBe('board-card-open a1 moon')
  expect(place('b1').getAttribute('aria-label')).toBe('board-card-down b1 ')
  expect(place('a1').querySelector('path')).toBeTruthy()
  await again({ view: { ...VIEW, me: 0 }, moves: [] })
  expect(place('a1').querySelector('path')).toBeNull()
})
test('a word is said with Enter, and its letters are counted', async () => {
  const { play } = show({ ...PAIR, me: 0 }, ['say "…"', 'pass'])
  const input = screen.getByLabelText('board-word')
  await fireEvent.input(input, { target: { value: ' moon “flower” ' } })
  expect(screen.getByText('13/40')).toBeTruthy()
  await fireEvent.submit(input.closest('form')!)
  expect(play.mock.calls).toEqual([['say "moon flower"']])
})
test('nothing is said without a word, and one may pass', async () => {
  const { play } = show({ ...PAIR, me: 0 }, ['say "…"', 'pass'])
  await fireEvent.submit(screen.getByLabelText('board-word').closest('form')!)
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(button('board-pass'))
  expect(play.mock.calls).toEqual([['pass']])
})
test('a refused word stays there, is marked, and has its reason beside it', async () => {
  const { again } = show({ ...PAIR, me: 0 }, ['say "…"', 'pass'])
  const input = screen.getByLabelText<HTMLInputElement>('board-word')
  await fireEvent.input(input, { target: { value: 'moon' } })
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await again({
    view: { ...PAIR, me: 0 },
    moves: ['say "…"', 'pass'],
    refused: 'say "moon"',
    reason: 'A name.',
  })
  expect(input.value).toBe('moon')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('A name.')).toBeTruthy()
})
test('help is offered only where it is allowed, with the pictures of one’s own pile', async () => {
  const { play, again } = show({ ...PAIR, me: 0 }, ['say "…"', 'pass'])
  expect(screen.queryByRole('button', { name: 'board-help' })).toBeNull()
  const moves = ['say "…"', 'pass', 'swap a1 cat', 'swap c4 cat', 'swap c4 dog']
  await again({ view: { ...PAIR, me: 0, help: true }, moves, play })
  await fireEvent.click(button('board-help'))
  const dialog = document.querySelector('dialog[open]')!
  const motifs = () =>
    [...dialog.querySelectorAll<HTMLElement>('[data-motif]')].map((one) => one.dataset.motif)
  expect(motifs()).toEqual(['cat'])
  await fireEvent.click(dialog.querySelectorAll('[aria-pressed]')[1]!)
  expect(motifs()).toEqual(['cat', 'dog'])
  await fireEvent.click(dialog.querySelector('[data-motif="dog"]')!)
  expect(play.mock.calls).toEqual([['swap c4 dog']])
})
test('the word stands between its pictures, and there are four votes', async () => {
  const { play } = show({ ...PAIR, me: 0, phase: 'vote', speaker: 1, word: WORD }, VOTES)
  expect(screen.getByText('moonflower')).toBeTruthy()
  for (const vote of VOTES) await fireEvent.click(button(`board-vote-${vote}`))
  expect(play.mock.calls.flat()).toEqual(VOTES)
})
test('a sealed vote is told to its own seat, and who has voted to all', () => {
  const view: View = { ...PAIR, me: 0, phase: 'vote', speaker: 1, word: WORD, voted: [0], mine: 'cover' }
  show(view, [])
  expect(screen.getByText('board-sealed board-vote-cover')).toBeTruthy()
  expect(screen.getByText('Ann: board-state-voted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /board-vote/ })).toBeNull()
})
test('votes are shown when it is decided; a covered word is a row of dots', () => {
  const story = [
    { event: 'said', seat: 1, data: { motifs: ['moon', 'flower'] } },
    {
      event: 'judged',
      seat: 1,
      data: { text: '', accepted: false, covered: true, by: 'table', votes: [{ seat: 0, vote: 'cover' }] },
    },
  ] as unknown as Line[]
  show({ ...PAIR, me: 0 }, [], { story })
  expect(screen.getByText('board-covered')).toBeTruthy()
  expect(screen.getByText('Ann: vote-cover')).toBeTruthy()
  expect(screen.getByText('board-rejected: board-by-table no')).toBeTruthy()
})
test('who is alone among programs may insist, and sees how often', async () => {
  const view: View = { ...PAIR, me: 0, phase: 'insist', word: { ...WORD, seat: 0 }, insists: [2, 3] }
  const { play } = show(view, ['insist', 'yield'])
  await fireEvent.click(button('board-insist 2'))
  await fireEvent.click(button('board-yield'))
  expect(play.mock.calls.flat()).toEqual(['insist', 'yield'])
})
test('a pile opens with its words', async () => {
  const word = { seat: 1, text: 'moonflower', motifs: ['moon', 'flower'], accepted: true, covered: false }
  show({ ...VIEW, me: 0, said: [{ ...word, by: 'table' }] }, [])
  await fireEvent.click(button(/^board-pile-of Ann/))
  expect(screen.queryByText('moonflower')).toBeNull()
  await fireEvent.click(button(/^board-pile-of Ben/))
  expect(screen.getByText('moonflower')).toBeTruthy()
})
test('where names are hidden they stand nowhere to be read', () => {
  show({ ...PAIR, me: 0, names: 'hidden' }, [])
  expect(screen.queryByText('flower')).toBeNull()
})
test('the room sees cards, word and piles, and no button', () => {
  const gone = cards({ a1: 'gone', c4: 'open', d4: 'open' }, { a1: 'cat', c4: 'moon', d4: 'flower' })
  show({ ...PAIR, cards: gone, open: ['c4', 'd4'], phase: 'vote', word: WORD }, [], {
    seat: null,
    large: true,
  })
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  expect(screen.getByText('moonflower')).toBeTruthy()
  expect(document.querySelectorAll('.grid .card')).toHaveLength(48)
})
