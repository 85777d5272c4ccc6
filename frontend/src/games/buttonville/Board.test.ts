// The board can be played with taps and keys, offers only what the moves offer, and hides what is not mine.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from './Board.svelte'
import { settle } from './guilds'
import type { Player, View } from './wire'

const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  buttons: 2,
  hand: 4,
  known: {},
  lacking: [],
  sets: [],
  button_points: 1,
  points: 1,
  ...more,
})
const set = (villager: string, cards: number, more = {}) => ({
  villager,
  cards,
  used: false,
  fresh: false,
  points: 3,
  bonus: 0,
  ...more,
})
const view = (more: Partial<View> = {}): View => ({
  me: 0,
  phase: 'turn',
  question: 'recruit',
  owed: 2,
  asker: '',
  given: '',
  round: 1,
  turns_left: null,
  active: 0,
  first: 0,
  waiting: [0],
  villagers: ['menestra', 'jade', 'dimitri', 'tictac', 'chapi', 'marty', 'soulange', 'lucky'],
  forum: ['menestra', 'jade', 'jade', 'dimitri', 'lucky'],
  pile: 43,
  end_pile: 40,
  discard: {},
  revealed: {},
  hand: { lucky: 1, jade: 2 },
  offers: [],
  players: [player(0), player(1)],
  ...more,
})

function show(seen: View, moves: string[], more: object = {}) {
  const play = vi.fn()
  const props = { view: seen, moves, lines: [], seat: 0, names: ['Ann', 'Ben'], say, play, refused: null }
  const shown = render(Board, { ...props, still: true, large: false, ...more })
  return { play, ...shown }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a tap on the forum or the pile recruits', async () => {
  const { play } = show(view(), ['draw', 'take menestra', 'take jade', 'take dimitri', 'take lucky'])
  await fireEvent.click(button(/^tap-take Dimitri/))
  await fireEvent.click(button(/^draw-card\. board-pile/))
  expect(play.mock.calls).toEqual([['take dimitri'], ['draw']])
})

test('a set is laid down only after the number was chosen', async () => {
  const { play } = show(view({ question: 'play' }), ['done', 'play jade x1', 'play jade x2', 'play lucky x1'])
  await fireEvent.click(button(/^board-held 2 Jade/))
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(button('1'))
  await fireEvent.click(button(/^many-play 1 Jade/))
  expect(play.mock.calls).toEqual([['play jade x1']])
})

test('all of a villager are offered first', async () => {
  const { play } = show(view({ question: 'play' }), ['done', 'play jade x1', 'play jade x2'])
  await fireEvent.click(button(/^board-held 2 Jade/))
  await fireEvent.click(button(/^many-play 2 Jade/))
  expect(play).toHaveBeenCalledWith('play jade x2')
})

test('an extra set can be bought', async () => {
  const moves = ['done', 'play jade x1', 'play jade x2', 'buy jade x1', 'buy jade x2']
  const { play } = show(view({ question: 'play' }), moves)
  await fireEvent.click(button(/^board-held 2 Jade/))
  await fireEvent.click(button(/^many-buy 2 Jade/))
  expect(play).toHaveBeenCalledWith('buy jade x2')
})

test('a usable set is used by a tap, another one is only read', async () => {
  const mine = player(0, { sets: [set('dimitri', 2), set('jade', 3)] })
  const { play } = show(view({ players: [mine, player(1)] }), ['draw', 'use dimitri'])
  await fireEvent.click(button(/^board-set 3 Jade/))
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(button(/^board-set 2 Dimitri/))
  expect(play).toHaveBeenCalledWith('use dimitri')
})

test('the second set of a villager is the second', async () => {
  const mine = player(0, { sets: [set('jade', 2), set('lucky', 1), set('jade', 4)] })
  const seen = view({ question: 'set-limit', owed: 1, players: [mine, player(1)] })
  const { play } = show(seen, ['pick jade', 'pick jade.2'])
  await fireEvent.click(button(/^board-set 4 Jade/))
  expect(play).toHaveBeenCalledWith('pick jade.2')
})

test('hand cards are discarded by a tap', async () => {
  const { play } = show(view({ question: 'hand-limit', owed: 1 }), ['discard jade', 'discard lucky'])
  await fireEvent.click(button(/^board-held 1 Lucky/))
  expect(play).toHaveBeenCalledWith('discard lucky')
})

test('a villager is named among those who take part', async () => {
  const { play } = show(view({ question: 'name', asker: 'hyppolite' }), ['name jade', 'name lucky'])
  await fireEvent.click(button(/^tap-name Lucky/))
  expect(play).toHaveBeenCalledWith('name lucky')
})

test('revealed cards are taken where they lie', async () => {
  const seen = view({ question: 'keep', asker: 'lancelot', revealed: { jade: 1, marty: 1 } })
  const { play } = show(seen, ['take jade', 'take marty'])
  await fireEvent.click(button(/^tap-take Marty/))
  expect(play).toHaveBeenCalledWith('take marty')
})

test('a card that cannot be played is read instead', async () => {
  const { play } = show(view({ waiting: [1], active: 1 }), [])
  await fireEvent.click(button(/^tap-look Menestra/))
  expect(play).not.toHaveBeenCalled()
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Menestra')
})

test('a villager whom a designer invented has its id for a name, a face, and the cloth of its guild', () => {
  settle([{ id: 'zorro', guild: 'mages' }])
  show(view({ villagers: [...view().villagers, 'zorro'], forum: ['zorro'] }), ['draw', 'take zorro'])
  const card = button(/^tap-take Zorro$/)
  expect(card.querySelector('.card.guild-mages .name')?.textContent).toBe('Zorro')
  expect(card.querySelectorAll('.figure circle').length).toBeGreaterThan(0)
})

test('a card is read with the key I', async () => {
  const { play } = show(view(), ['draw', 'take dimitri'])
  await fireEvent.keyDown(button(/^tap-take Dimitri/), { key: 'i' })
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Dimitri')
  expect(play).not.toHaveBeenCalled()
})

test('who watches sees all seats and no hand', () => {
  show(view({ me: null, hand: {} }), [], { seat: null })
  expect(screen.getAllByRole('region', { name: /^board-of/ })).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'board-hand' })).toBeNull()
})

test('the big screen shows no hand, even on a player’s device', () => {
  show(view(), [], { large: true })
  expect(screen.queryByRole('region', { name: 'board-hand' })).toBeNull()
})

test('villagers are chosen from the offers', async () => {
  const seen = view({ phase: 'choose', question: 'choose', offers: ['pablo', 'menestra'], villagers: [] })
  const { play } = show(seen, ['choose pablo', 'choose menestra'])
  await fireEvent.click(button(/^tap-choose Pablo/))
  expect(play).toHaveBeenCalledWith('choose pablo')
})
