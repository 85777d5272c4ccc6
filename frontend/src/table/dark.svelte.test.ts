// A device sends exactly one sealed move a round, three seconds before the beat, whatever its owner does.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Move, Scene } from '../wire'
import { Connection } from './connection.svelte'
import { DarkRounds } from './dark.svelte'
import { FakeSocket, scene } from './fake-socket'

const NOW = 1_000_000
let stop = () => {}
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const dark = (number: number, more: Partial<Scene> = {}): Scene =>
  scene({
    number,
    moves: ['look 2', 'look 3', 'sleep', 'away'],
    dark: {
      ends: Date.now() + 20_000,
      length: 20_000,
      early: false,
      waits: false,
      sealed: '',
      reading: false,
      ready: false,
    },
    ...more,
  })

function table(first: Scene) {
  const connection = new Connection({
    table: 'abc',
    address: 'ws://x',
    Socket: FakeSocket as unknown as typeof WebSocket,
  })
  connection.open()
  FakeSocket.last.accept({ now: Date.now(), scene: first })
  let rounds!: DarkRounds
  const close = $effect.root(() => {
    rounds = new DarkRounds(connection)
  })
  flushSync()
  stop = () => {
    close()
    connection.close()
  }
  return rounds
}
const sealed = () => FakeSocket.last.sent.filter((message): message is Move => message.type === 'move')
const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}

test('nothing leaves before its time, then the last choice does, once', () => {
  const rounds = table(dark(4))
  rounds.round!.choose('look 2')
  rounds.round!.choose('look 3')
  rounds.round!.whisper('psst')
  pass(16_900)
  expect(sealed()).toEqual([])
  pass(200)
  expect(sealed().map(({ move, whisper, number }) => [move, whisper, number])).toEqual([
    ['look 3', 'psst', 4],
  ])
  expect(JSON.stringify(sealed()[0])).toHaveLength(512)
  pass(5_000)
  expect(sealed()).toHaveLength(1)
})

test('who does nothing sleeps, at the same moment and in the same size', () => {
  table(dark(4))
  pass(16_900)
  expect(sealed()).toEqual([])
  pass(200)
  expect(sealed().map(({ move }) => move)).toEqual(['sleep'])
  expect(JSON.stringify(sealed()[0])).toHaveLength(512)
})

test('a choice belongs to its round', () => {
  const rounds = table(dark(4))
  rounds.round!.choose('look 2')
  pass(20_000)
  FakeSocket.last.say(dark(5))
  flushSync()
  pass(20_000)
  expect(sealed().map(({ move, number }) => [move, number])).toEqual([
    ['look 2', 4],
    ['sleep', 5],
  ])
})

test('what was sealed before a reload is not sealed again', () => {
  table(
    dark(4, {
      dark: {
        ends: Date.now() + 2_000,
        length: 20_000,
        early: false,
        waits: false,
        sealed: 'look 2',
        reading: false,
        ready: false,
      },
    }),
  )
  pass(3_000)
  expect(sealed()).toEqual([])
})

test('a device that comes back late seals at once', () => {
  table(
    dark(4, {
      dark: {
        ends: Date.now() + 2_000,
        length: 20_000,
        early: false,
        waits: false,
        sealed: '',
        reading: false,
        ready: false,
      },
    }),
  )
  pass(10)
  expect(sealed()).toHaveLength(1)
})

test('the dead and time that stands still send nothing', () => {
  table(dark(4, { moves: [] }))
  pass(30_000)
  expect(sealed()).toEqual([])
  stop()
  table(
    dark(4, {
      dark: { ends: 0, length: 20_000, early: false, waits: false, sealed: '', reading: false, ready: false },
    }),
  )
  pass(30_000)
  expect(sealed()).toEqual([])
})

test('before the first round nothing is sealed, and who has read the card says so once', () => {
  const reading = {
    ends: 0,
    length: 20_000,
    early: false,
    waits: false,
    sealed: '',
    reading: true,
    ready: false,
  }
  const rounds = table(dark(0, { dark: reading }))
  pass(5_000)
  expect(sealed()).toEqual([])
  expect(rounds.round!.ready).toBe(false)
  rounds.round!.getReady()
  flushSync()
  expect(rounds.round!.ready).toBe(true)
  expect(FakeSocket.last.sent.filter(({ type }) => type === 'ready')).toMatchObject([{ seat: 0 }])
})

test('where rounds may end early a choice is sealed at once', () => {
  const rounds = table(
    dark(4, {
      dark: {
        ends: Date.now() + 20_000,
        length: 20_000,
        early: true,
        waits: false,
        sealed: '',
        reading: false,
        ready: false,
      },
    }),
  )
  rounds.round!.choose('look 2')
  expect(sealed().map(({ move }) => move)).toEqual(['look 2'])
})

test('a round that waits for the only person hears of every choice at once, and ends soon after the last', () => {
  const waiting = {
    ends: 0,
    length: 3_000,
    early: false,
    waits: true,
    sealed: '',
    reading: false,
    ready: true,
  }
  const rounds = table(dark(4, { dark: waiting }))
  pass(10_000)
  expect(sealed()).toEqual([])
  expect(rounds.round!.ends).toBe(0)
  rounds.round!.choose('look 2')
  pass(2_000)
  rounds.round!.choose('look 3')
  expect(sealed().map(({ move }) => move)).toEqual(['look 2', 'look 3'])
  expect(rounds.round!.ends).toBe(NOW + 15_000)
})
