// The night looks the same on every phone, a card is seen only while it is held, and the day offers what the moves offer.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Line } from '../../wire'
import type { DarkRound } from '../contract'
import Board from './Board.svelte'
import type { Night, Person, View } from './wire'

const NAMES = ['Ann', 'Ben', 'Eve', 'Dan', 'Flo', 'Gus', 'Ida', 'Jon']
const say = (message: string, facts: Record<string, unknown> = {}) =>
  [message, ...Object.values(facts).map(String)].join(' ')
const person = (seat: number, more: Partial<Person> = {}): Person => ({
  seat,
  place: seat,
  alive: true,
  fallen: 0,
  cause: '',
  home: '',
  vagabond: false,
  captain: false,
  banned: false,
  poster: false,
  missed: 0,
  ballot: -1,
  voted: -1,
  tally: 0,
  card: '',
  camp: '',
  wolf: false,
  charmed: false,
  lover: false,
  against: [],
  claim: '',
  accuses: [],
  defends: [],
  ...more,
})
const NIGHT: Night = {
  choice: '',
  fingers: [],
  victim: -1,
  looked_at: -1,
  protected: -1,
  bitten: -1,
  fire: '',
  cured: false,
  poisoned: -1,
  picked: -1,
  middle: [],
  cure_left: false,
  poison_left: false,
  match_left: false,
}
const view = (phase: string, more: Partial<View> = {}, card = 'villager'): View => ({
  me: 0,
  time: 'night',
  phase,
  night: 2,
  waiting: NAMES.map((_, seat) => seat),
  people: NAMES.map((_, seat) => person(seat, seat === 0 ? { card } : {})),
  deck: { villager: 4, werewolf: 2, seer: 1, witch: 1, 'little-girl': 1 },
  unused: 0,
  buildings: [{ name: 'farm-1', tenant: 3, standing: true, spent: false }],
  offered: {},
  burnt: [],
  reports: [],
  immune: false,
  running: [],
  tied: [],
  condemned: -1,
  vacancy: '',
  home_for: -1,
  confessed: -1,
  quiet: 0,
  dark: NIGHT,
  winner: '',
  ...more,
})
const line = (event: string, seat: number, facts: Line['facts'] = {}, data = {}): Line => ({
  move: 1,
  event,
  seat,
  facts,
  data,
})

function show(
  seen: View,
  moves: string[],
  story: Line[] = [],
  more: Partial<DarkRound> = {},
  company = true,
) {
  const [choose, whisper, play, getReady, ask] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn(() => true)]
  const ends = Date.now() + 15_000
  const dark: DarkRound = {
    ends,
    seals: ends - 3_000,
    length: 20_000,
    early: false,
    waits: false,
    sealed: '',
    choose,
    whisper,
    reading: false,
    ready: true,
    getReady,
    ...more,
  }
  const shared = {
    lines: [],
    story,
    seat: 0,
    names: NAMES,
    say,
    play,
    ask,
    refused: null,
    still: true,
    company,
    large: false,
  }
  const { container } = render(Board, {
    ...shared,
    view: seen,
    moves,
    dark: seen.time === 'night' ? dark : null,
  })
  return { container, choose, whisper, play, ask, getReady }
}
// Svelte numbers what it mounts; the numbers say nothing
const markup = (container: HTMLElement) => container.innerHTML.replaceAll(/(id|name|for)="[^"]*"/g, '')
const house = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const card = () => screen.getByRole('button', { name: /card-hold/ })
const ASLEEP = ['sleep', 'away']
afterEach(cleanup)

const WOLF_PEOPLE = NAMES.map((_, seat) =>
  person(
    seat,
    seat === 0 ? { card: 'werewolf', wolf: true } : seat === 3 ? { card: 'werewolf', wolf: true } : {},
  ),
)
const LOVERS = NAMES.map((_, seat) =>
  person(seat, { lover: seat === 0 || seat === 2, ...(seat === 0 ? { card: 'seer' } : {}) }),
)

test.each(['seer', 'wolves', 'wolves-again', 'witch', 'arsonist', 'thief', 'raven', 'cupid'])(
  'in the round %s every phone shows the same, whoever holds it',
  (phase) => {
    vi.useFakeTimers({ now: 1_000_000 })
    const looks = [
      { seen: view(phase), moves: ASLEEP, story: [] },
      {
        seen: view(phase, {
          people: WOLF_PEOPLE,
          dark: { ...NIGHT, fingers: [2, -1, -1, 4, -1, -1, -1, -1], victim: 2 },
        }),
        moves: ['eat 2', 'eat 3', ...ASLEEP],
        story: [line('dealt', 0), line('met-wolf', 3), line('pointed', 3)],
      },
      { seen: view(phase, { people: LOVERS }), moves: ['look 2', ...ASLEEP], story: [line('paired', 0)] },
      {
        seen: view(
          phase,
          { dark: { ...NIGHT, victim: 4, cure_left: true, middle: ['seer', 'witch'] } },
          'witch',
        ),
        moves: ['cure', 'poison 2', 'take 1', 'burn farm-1', ...ASLEEP],
        story: [line('shown-victim', 4)],
      },
      { seen: view(phase, {}, 'cupid'), moves: ['away', 'bind 1', 'bind 2'], story: [] }, // who may not sleep
    ].map(({ seen, moves, story }) => {
      const { container } = show(seen, moves, story)
      const found = markup(container)
      cleanup()
      return found
    })
    vi.useRealTimers()
    expect(new Set(looks).size).toBe(1)
  },
)

test('before the first night every phone shows a card face down, and the same, whoever holds it', () => {
  const looks = ['villager', 'werewolf', 'seer'].map((own) => {
    const moves = own === 'seer' ? ['look 2', ...ASLEEP] : ASLEEP
    const { container } = show(view('seer', { night: 1 }, own), moves, [], { reading: true, ready: false })
    const found = markup(container)
    expect(found).not.toContain(`about-${own}`)
    cleanup()
    return found
  })
  expect(new Set(looks).size).toBe(1)
})

test('who has held the card and let it go has got it', async () => {
  const { getReady } = show(view('seer', { night: 1 }, 'seer'), ASLEEP, [], { reading: true, ready: false })
  expect(screen.queryByRole('button', { name: 'reading-got-it' })).toBeNull()
  await fireEvent.pointerDown(card(), { button: 0 })
  expect(screen.getByRole('status').textContent).toContain('about-seer')
  await fireEvent.pointerUp(window)
  expect(screen.queryByText('about-seer')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'reading-got-it' }))
  expect(getReady).toHaveBeenCalledOnce()
})

test('the Seer’s tap is a look, a sleeper’s tap is sleep, and both look chosen', async () => {
  const seer = show(view('seer', {}, 'seer'), ['look 2', 'look 3', ...ASLEEP])
  await fireEvent.click(house('Ben'))
  expect(seer.choose).toHaveBeenLastCalledWith('look 2')
  expect(house('Ben').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(house('Eve'))
  expect(seer.choose).toHaveBeenLastCalledWith('look 3')
  cleanup()
  const sleeper = show(view('seer'), ASLEEP)
  await fireEvent.click(house('Ben'))
  expect(sleeper.choose).toHaveBeenLastCalledWith('sleep')
  expect(house('Ben').getAttribute('aria-pressed')).toBe('true')
})

test('alone with bots a tap that means nothing decides nothing, and there is a button for doing nothing', async () => {
  const { choose } = show(view('seer', {}, 'seer'), ['look 2', ...ASLEEP], [], {
    waits: true,
    ends: 0,
    seals: 0,
  })
  expect(screen.getByText('night-waits')).toBeTruthy()
  await fireEvent.click(house('Eve'))
  expect(choose).not.toHaveBeenCalled()
  await fireEvent.click(house('Ben'))
  expect(choose).toHaveBeenLastCalledWith('look 2')
  await fireEvent.click(screen.getByRole('button', { name: 'night-nothing' }))
  expect(choose).toHaveBeenLastCalledWith('sleep')
  expect(house('Ben').getAttribute('aria-pressed')).toBe('false')
})

test('a whisper of the pack is sent, a pretended one is not', async () => {
  const wolf = show(view('wolves', { people: WOLF_PEOPLE }), ['eat 2', ...ASLEEP])
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' Ben! ' } })
  expect(wolf.whisper).toHaveBeenLastCalledWith('Ben!')
  cleanup()
  const sleeper = show(view('wolves'), ASLEEP)
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ben!' } })
  expect(sleeper.whisper).toHaveBeenLastCalledWith('')
})

test('the card is shown only while it is held, with a finger or with the space bar', async () => {
  show(view('seer', {}, 'seer'), ['look 2', ...ASLEEP])
  expect(screen.queryByText('about-seer')).toBeNull()
  await fireEvent.keyDown(card(), { key: ' ' })
  expect(screen.getByText('about-seer')).toBeTruthy()
  await fireEvent.keyUp(window, { key: ' ' })
  expect(screen.queryByText('about-seer')).toBeNull()
  await fireEvent.pointerDown(card(), { button: 0 })
  expect(screen.getByText('about-seer')).toBeTruthy()
  await fireEvent.pointerUp(window)
  expect(screen.queryByText('about-seer')).toBeNull()
})

const day = (phase: string, more: Partial<View> = {}) => view(phase, { time: 'day', ...more })

test('a ballot is filled in by one tap, and whom I love glows like the others', async () => {
  const { play } = show(day('ballot', { people: LOVERS }), ['vote 2', 'vote 4', 'done', 'nobody', 'away'])
  expect(house('Ben').classList.contains('may')).toBe(true)
  expect(house('Eve').classList.contains('may')).toBe(true) // the Lover
  await fireEvent.click(house('Eve'))
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(house('Ben'))
  expect(play).toHaveBeenCalledWith('vote 2')
  await fireEvent.click(screen.getByRole('button', { name: 'done' }))
  expect(play).toHaveBeenCalledWith('done')
})

test('who cannot be voted for is asked about, but never whom I love: the answer would stand on the screen', async () => {
  const people = LOVERS.map((one) => (one.seat === 5 ? { ...one, alive: false } : one))
  const { ask, play } = show(day('ballot', { people }), ['vote 2', 'vote 4', 'done', 'nobody', 'away'])
  await fireEvent.click(house('Eve')) // the Lover
  expect(ask).not.toHaveBeenCalled()
  await fireEvent.click(house('Gus')) // dead
  expect(ask).toHaveBeenCalledWith('vote 6', house('Gus'))
  expect(play).not.toHaveBeenCalled()
})

test('at night a tap that is not allowed asks nothing, whoever taps', async () => {
  const wolf = show(view('wolves', { people: WOLF_PEOPLE }), ['eat 2', 'eat 3', ...ASLEEP])
  await fireEvent.click(house('Dan')) // of the pack
  expect(wolf.ask).not.toHaveBeenCalled()
  cleanup()
  const sleeper = show(view('wolves'), ASLEEP)
  await fireEvent.click(house('Dan'))
  await fireEvent.click(house('Ann'))
  expect(sleeper.ask).not.toHaveBeenCalled()
})

test('what cannot be taken back is asked once more', async () => {
  const { play } = show(day('debate'), ['razor 2', 'razor 3', 'done', 'away'])
  await fireEvent.click(screen.getByRole('button', { name: 'razor' }))
  await fireEvent.click(house('Ben'))
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: /^day-confirm/ }))
  expect(play).toHaveBeenCalledWith('razor 2')
})

test('verbs that nobody thought of appear by themselves, with players and with words', async () => {
  const { play } = show(day('debate'), [
    'gossip 2',
    'gossip 3',
    'boast seer',
    'tell 4 wolf',
    'tell 4 friend',
    'done',
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'boast' }))
  await fireEvent.click(screen.getByRole('button', { name: 'seer' }))
  expect(play).toHaveBeenLastCalledWith('boast seer')
  await fireEvent.click(screen.getByRole('button', { name: 'tell' }))
  await fireEvent.click(house('Dan'))
  await fireEvent.click(screen.getByRole('button', { name: 'friend' }))
  expect(play).toHaveBeenLastCalledWith('tell 4 friend')
})

test('the news of the day tell no secret', () => {
  const story = [
    line('day-broke', 0, { day: 2, deaths: 1 }, { day: 2 }),
    line('heard-card', 0, { '#other': 3, '@card': 'werewolf' }, { other: 3, card: 'werewolf' }),
    line('died', 4, { '@card': 'seer' }, { card: 'seer' }),
  ]
  const { container } = show(day('debate'), ['done'], story)
  expect(container.querySelector('.news')!.textContent).toContain('died')
  expect(container.querySelector('.news')!.textContent).not.toContain('werewolf')
})

test('a wall shows no card and offers nothing to tap in the village', () => {
  const shared = {
    lines: [],
    story: [],
    seat: null,
    names: NAMES,
    say,
    play: vi.fn(),
    refused: null,
    still: true,
  }
  const { container } = render(Board, { ...shared, view: view('seer', { me: null }), moves: [], large: true })
  expect(container.querySelector('.own-card, .person')).toBeNull()
  expect(screen.getByText('call-seer')).toBeTruthy()
})

test.each([
  ['debate', 1, true],
  ['debate', 2, false],
  ['ballot', 1, false],
])('all may introduce themselves: %s of day %i, %s', (phase, night, shown) => {
  show(view(phase, { time: 'day', night }), ['done', 'away'])
  expect(screen.queryAllByText('day-introductions')).toHaveLength(shown ? 1 : 0)
})

test('alone with bots nobody is asked to introduce themselves', () => {
  show(view('debate', { time: 'day', night: 1 }), ['done'], [], {}, false)
  expect(screen.queryByText('day-introductions')).toBeNull()
})
