import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, pauseBefore, PING_DEADLINE, PING_EVERY, NotDone } from './connection.svelte'
import { FakeSocket, line, scene, table } from './fake-socket'

let connection: Connection

function call(more: Partial<ConstructorParameters<typeof Connection>[0]> = {}): Connection {
  connection = new Connection({
    table: 'abcdefghijkl',
    address: 'ws://here/socket',
    Socket: FakeSocket as unknown as typeof WebSocket,
    ...more,
  })
  connection.open()
  return connection
}

const answer = (key: string) => FakeSocket.last.say({ type: 'done', key, link: '', hint: null })
const roll = { type: 'move', seat: 0, match: 1, number: 1, move: 'roll' } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  FakeSocket.all = []
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('says hello with the secret as it stands, and is open after the welcome', () => {
  call({ secret: 'join=abc', seat: 2 })
  expect(connection.status.kind).toBe('connecting')
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent[0]).toMatchObject({
    type: 'hello',
    protocol: 1,
    table: 'abcdefghijkl',
    secret: 'join=abc',
    seat: 2,
    news: true,
  })
  expect(connection.status.kind).toBe('open')
})

test('an answer finds its question by the key', async () => {
  call()
  FakeSocket.last.accept()
  const first = connection.ask({ type: 'start' })
  const second = connection.ask({ type: 'hand-over', seat: 0 })
  const [start, over] = FakeSocket.last.sent.slice(1)
  expect(start!.key).not.toBe(over!.key)
  FakeSocket.last.say({ type: 'done', key: over!.key, link: 'secret', hint: null })
  answer(start!.key)
  expect((await first).link).toBe('')
  expect((await second).link).toBe('secret')
})

test('a refusal carries code, facts and rule', async () => {
  call()
  FakeSocket.last.accept()
  const asked = connection.ask(roll)
  const key = FakeSocket.last.sent[1]!.key
  FakeSocket.last.say({
    type: 'refused',
    key,
    code: 'wrong-row',
    facts: { row: 3 },
    rule: '4.7',
    sentence: 'No.',
  })
  const refusal = (await asked.catch((reason: unknown) => reason)) as NotDone
  expect(refusal).toBeInstanceOf(NotDone)
  expect([refusal.code, refusal.facts, refusal.rule, refusal.message]).toEqual([
    'wrong-row',
    { row: 3 },
    '4.7',
    'No.',
  ])
})

test('comes back after half a second, then waits twice as long each time, at most eight seconds', () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => pauseBefore(attempt, 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000,
  ])
  expect(pauseBefore(0, 1)).toBe(650)
  call()
  FakeSocket.last.die()
  expect(connection.status).toMatchObject({ kind: 'lost', next: Date.now() + 500 })
  vi.advanceTimersByTime(499)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.die()
  expect(connection.status).toMatchObject({ kind: 'lost', next: Date.now() + 1000 })
})

test('a welcome makes the next wait short again, and lost counts from the first loss', () => {
  call()
  const since = Date.now()
  FakeSocket.last.die()
  vi.advanceTimersByTime(500)
  FakeSocket.last.die()
  expect(connection.status).toMatchObject({ kind: 'lost', since })
  vi.advanceTimersByTime(1000)
  FakeSocket.last.accept()
  FakeSocket.last.die()
  expect(connection.status).toMatchObject({ kind: 'lost', next: Date.now() + 500 })
})

test('a move without an answer is sent again with the same key; other requests are given up', async () => {
  call()
  FakeSocket.last.accept()
  const move = connection.ask(roll)
  const chat = connection.ask({ type: 'say', seat: 0, text: 'hello' })
  const key = FakeSocket.last.heard('move')[0]!.key
  FakeSocket.last.die()
  await expect(chat).rejects.toMatchObject({ code: 'connection-lost' })
  vi.advanceTimersByTime(500)
  FakeSocket.last.accept()
  expect(FakeSocket.last.heard('say')).toHaveLength(0)
  expect(FakeSocket.last.heard('move')).toEqual([{ ...roll, key }])
  answer(key)
  await expect(move).resolves.toMatchObject({ key })
})

test('an answered move is not sent again', async () => {
  call()
  FakeSocket.last.accept()
  const move = connection.ask(roll)
  answer(FakeSocket.last.heard('move')[0]!.key)
  await move
  FakeSocket.last.die()
  vi.advanceTimersByTime(500)
  FakeSocket.last.accept()
  expect(FakeSocket.last.heard('move')).toHaveLength(0)
})

test('what is asked while the line is lost is refused at once', async () => {
  call()
  await expect(connection.ask(roll)).rejects.toMatchObject({ code: 'connection-lost' })
})

test('the browser being online again, or the tab being seen, does not wait', () => {
  call()
  FakeSocket.last.die()
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.die()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(3)
  document.dispatchEvent(new Event('visibilitychange')) // already on the way
  expect(FakeSocket.all).toHaveLength(3)
})

test('asks every twenty seconds whether anybody is there, and gives up ten seconds later', () => {
  call()
  FakeSocket.last.accept()
  vi.advanceTimersByTime(PING_EVERY)
  const [ping] = FakeSocket.last.heard('ping')
  expect(ping).toBeDefined()
  answer(ping!.key)
  vi.advanceTimersByTime(PING_DEADLINE)
  expect(connection.status.kind).toBe('open')
  vi.advanceTimersByTime(PING_EVERY + PING_DEADLINE)
  expect(connection.status.kind).toBe('lost')
  expect(FakeSocket.all[0]!.closed).toBe(true)
})

test('a socket that never opens is given up too', () => {
  call()
  vi.advanceTimersByTime(10_000)
  expect(connection.status.kind).toBe('lost')
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a restarting server is tried again, and the page may say so', () => {
  call()
  FakeSocket.last.accept()
  FakeSocket.last.say({ type: 'closing', code: 'restarting' })
  expect(connection.status).toMatchObject({ kind: 'lost', restarting: true })
  vi.advanceTimersByTime(500)
  FakeSocket.last.die()
  expect(connection.status).toMatchObject({ kind: 'lost', restarting: true })
})

test.each(['moved', 'not-found', 'old-protocol', 'broken'] as const)('%s ends it, until asked', (code) => {
  call()
  FakeSocket.last.accept()
  FakeSocket.last.say({ type: 'closing', code })
  FakeSocket.last.die()
  vi.advanceTimersByTime(60_000)
  expect(connection.status).toEqual({ kind: 'closed', code, refusal: null })
  expect(FakeSocket.all).toHaveLength(1)
  connection.again()
  FakeSocket.last.accept()
  expect(connection.status.kind).toBe('open')
})

test('a refused hello ends it with its reason', () => {
  call({ secret: 'seat=used' })
  const socket = FakeSocket.last
  socket.onopen?.()
  const refused = { key: socket.sent[0]!.key, code: 'link-used', facts: {}, rule: null, sentence: 'Used.' }
  socket.say({ type: 'refused', ...refused })
  socket.say({ type: 'closing', code: 'not-found' })
  expect(connection.status).toMatchObject({
    kind: 'closed',
    code: 'not-found',
    refusal: { code: 'link-used' },
  })
  connection.again(false)
  FakeSocket.last.onopen?.()
  expect(FakeSocket.last.sent[0]).toMatchObject({ secret: '' })
})

test('the secret of a seat is used once', () => {
  const forgotten = vi.fn()
  call({ secret: 'seat=abc', onforget: forgotten })
  FakeSocket.last.accept()
  expect(forgotten).toHaveBeenCalledOnce()
  FakeSocket.last.die()
  vi.advanceTimersByTime(500)
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent[0]).toMatchObject({ secret: '' })
})

test('looks through the same eyes after it came back, and counts what was missed', () => {
  call()
  FakeSocket.last.accept({ scene: scene({ seat: 2, whole: true, lines: [line('rolled')] }) })
  FakeSocket.last.die()
  vi.advanceTimersByTime(500)
  const lines = [line('rolled'), line('laid'), line('rolled', 2)]
  FakeSocket.last.accept({ scene: scene({ seat: 2, whole: true, lines }) })
  expect(FakeSocket.last.sent[0]).toMatchObject({ seat: 2 })
  expect(connection.known.missed).toEqual({ lines: 2, times: 1 })
  expect(connection.known.story).toHaveLength(3)
})

test('the story grows, and a whole one replaces it', () => {
  const { known } = call()
  FakeSocket.last.accept({ scene: scene({ whole: true, lines: [line('started', 0)] }) })
  FakeSocket.last.say(scene({ lines: [line('rolled')] }))
  expect(known.story.map(({ event }) => event)).toEqual(['started', 'rolled'])
  FakeSocket.last.say(scene({ whole: true, lines: [line('started', 0)] }))
  expect(known.story.map(({ event }) => event)).toEqual(['started'])
  FakeSocket.last.say(scene({ match: 2, lines: [line('dealt', 0)] }))
  expect(known.story.map(({ event }) => event)).toEqual(['dealt'])
})

test('counts chat that was not read, but not what was said here', () => {
  const { known } = call()
  FakeSocket.last.accept()
  const chat = { type: 'chat', name: 'Ben', text: 'well!', at: 1, channel: '', phrase: '' } as const
  FakeSocket.last.say({ ...chat, seat: 1 })
  FakeSocket.last.say({ ...chat, seat: 0 })
  expect([known.chat.length, known.unread]).toEqual([2, 1])
  known.readChat(true)
  FakeSocket.last.say({ ...chat, seat: 1 })
  expect(known.unread).toBe(0)
})

test('chat said while the line was lost is unread afterwards', () => {
  const { known } = call()
  const chat = { type: 'chat', name: 'Ben', text: 'well!', at: 1, channel: '', phrase: '', seat: 1 } as const
  FakeSocket.last.accept({ chat: [chat] })
  expect(known.unread).toBe(0)
  FakeSocket.last.die()
  vi.advanceTimersByTime(500)
  FakeSocket.last.accept({ chat: [chat, chat, chat] })
  expect(known.unread).toBe(2)
})

test('a table that opens again forgets the match', () => {
  const { known } = call()
  FakeSocket.last.accept({ scene: scene({ whole: true }) })
  FakeSocket.last.say({ type: 'table', table: table({ phase: 'open' }) })
  expect([known.scenes.shown, known.story, known.waiting]).toEqual([null, [], []])
})

test('news change the last scene and leave the one on the board as it was', () => {
  call()
  const before = {
    tiles: [
      { cell: 'a1', pawns: [0, 0] },
      { cell: 'b1', pawns: [1, 0] },
    ],
    deck: 9,
  }
  FakeSocket.last.accept({ scene: scene({ view: before, whole: true, lines: [line('rolled')] }) })
  const shown = connection.known.scenes.newest!
  FakeSocket.last.say({
    type: 'news',
    match: shown.match,
    number: shown.number + 1,
    seat: shown.seat,
    changes: [
      { at: ['tiles', 1, 'pawns'], to: [1, 1] },
      { at: ['deck'], to: 8 },
    ],
    moves: ['end'],
    lines: [line('laid')],
    waiting: [1],
    may_undo: 'no',
    clock: null,
  })
  const newest = connection.known.scenes.newest!
  const [first] = before.tiles
  expect(newest.view).toEqual({ tiles: [first, { cell: 'b1', pawns: [1, 1] }], deck: 8 })
  expect(newest).toMatchObject({ type: 'scene', number: shown.number + 1, moves: ['end'], waiting: [1] })
  expect(shown.view).toEqual(before)
  expect(connection.known.story).toEqual([line('rolled'), line('laid')])
})
