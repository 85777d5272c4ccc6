// A socket for tests: keeps what was sent, says what the test wants to be said.
import type { FromClient, FromServer, Scene, TableSeen, Welcome } from '../wire'

export class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: FromClient[] = []
  closed = false

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(): void {
    this.closed = true
  }

  // -- what happens on the other side --

  accept(more: Partial<Welcome> = {}): void {
    this.onopen?.()
    this.say({ ...welcome(), ...more, key: this.sent[0]!.key })
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  die(): void {
    this.onclose?.()
  }

  heard(type: FromClient['type']): FromClient[] {
    return this.sent.filter((message) => message.type === type)
  }
}

export const welcome = (): Welcome => ({
  type: 'welcome',
  key: '',
  protocol: 1,
  now: Date.now(),
  table: table(),
  chat: [],
  scene: null,
})

export const table = (more: Partial<TableSeen> = {}): TableSeen => ({
  id: 'abcdefghijkl',
  game: 'buttons',
  phase: 'playing',
  match: 1,
  options: { boards: 'random' },
  clock: null,
  rhythm: null,
  pace: null,
  moderated: false,
  seats: ['Ann', 'Ben', 'Eve'].map((name) => ({
    kind: 'person',
    name,
    level: '',
    here: true,
    away: 0,
    hastens: false,
  })),
  host: 0,
  yours: [0],
  may_sit: true,
  listed: '',
  promise: 'p',
  next_promise: '',
  takes_shares: true,
  undo: null,
  backs: 0,
  result: null,
  setup: '',
  trial: false,
  hints: [],
  matches: 0,
  dropped: false,
  links: { join: 'j', watch: 'w', share: '' },
  ...more,
})

export const scene = (more: Partial<Scene> = {}): Scene => ({
  type: 'scene',
  match: 1,
  number: 1,
  seat: 0,
  view: {},
  moves: ['roll'],
  lines: [],
  whole: false,
  waiting: [0],
  may_undo: 'no',
  clock: null,
  dark: null,
  debate: null,
  voice: '',
  said: null,
  ...more,
})

export const line = (event: string, move = 1, seat = 0) => ({ move, event, seat, facts: {}, data: {} })
