// One socket to one table: says hello, asks and hears answers, finds its way back when the line is lost.
import {
  PROTOCOL,
  type Closing,
  type Done,
  type FromClient,
  type FromServer,
  type Move,
  type Refused,
} from '../wire'
import { Knowledge } from './knowledge.svelte'
import { padded } from './sealing'

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, 'key'> : never
export type Request = WithoutKey<Exclude<FromClient, { type: 'hello' }>>
export type ClosedCode = Closing['code'] | 'refused'

export type Status =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; since: number; next: number; restarting: boolean } // next: when it is tried again; 0 is now
  | { kind: 'closed'; code: ClosedCode; refusal: Refused | null }

export class NotDone extends Error {
  readonly code: string
  readonly facts: Refused['facts']
  readonly rule: string | null

  constructor(code: string, facts: Refused['facts'] = {}, rule: string | null = null, sentence = code) {
    super(sentence)
    this.code = code
    this.facts = facts
    this.rule = rule
  }
}

export const PING_EVERY = 20_000
export const PING_DEADLINE = 10_000
const PROBE_DEADLINE = 4_000 // when the network or the tab has just changed
const HELLO_DEADLINE = 10_000
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8_000
const RETRIED: Closing['code'][] = ['restarting', 'too-slow', 'too-fast', 'no-hello']

// half a second, then twice as long each time up to eight; a little chance keeps a whole village from knocking at once
export const pauseBefore = (attempt: number, luck: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (1 + 0.3 * luck)

interface Pending {
  message: FromClient
  resolve: (done: Done) => void
  reject: (refusal: NotDone) => void
}

export interface Calling {
  table: string
  secret?: string
  seat?: number | null
  still?: () => boolean
  address?: string
  Socket?: typeof WebSocket
  onforget?: () => void // the secret worked and works only once
}

export class Connection {
  status = $state.raw<Status>({ kind: 'connecting' })
  readonly known: Knowledge
  #call: Required<Omit<Calling, 'seat' | 'secret' | 'still'>>
  #secret: string
  #seat: number | null
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #helloKey = ''
  #refusal: Refused | null = null
  #attempt = 0
  #keys = 0
  #mark = randomMark()
  #timers: { retry?: Timer; ping?: Timer; deadline?: Timer } = {}

  constructor(call: Calling) {
    this.known = new Knowledge(call.still)
    this.#secret = call.secret ?? ''
    this.#seat = call.seat ?? null
    this.#call = {
      table: call.table,
      address: call.address ?? socketAddress(),
      Socket: call.Socket ?? WebSocket,
      onforget: call.onforget ?? (() => {}),
    }
  }

  open(): void {
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#probe)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  close(): void {
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#probe)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
    this.#rejectAll('connection-lost', () => true)
  }

  // after a closing that stops: once more, with or without the secret of the link
  again(keepSecret = true): void {
    if (!keepSecret) this.#secret = ''
    this.#attempt = 0
    this.status = { kind: 'connecting' }
    this.#connect()
  }

  // resolves when it is done and on disk; rejects with a NotDone
  ask(request: Request): Promise<Done> {
    return this.#ask({ ...request, key: this.#newKey() } as FromClient)
  }

  // a move in the dark: every one has the same size
  seal(move: WithoutKey<Move>): Promise<Done> {
    return this.#ask(padded({ ...move, key: this.#newKey() }))
  }

  #ask(message: FromClient): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.status.kind !== 'open') return reject(new NotDone('connection-lost'))
      this.#pending.set(message.key, { message, resolve, reject })
      this.#send(message)
    })
  }

  // -- the way there and back ---------------------------------------------------------------------------

  #connect(): void {
    this.#drop()
    this.#refusal = null
    if (this.status.kind === 'lost') this.status = { ...this.status, next: 0 }
    const socket = new this.#call.Socket(this.#call.address)
    this.#socket = socket
    this.#await(HELLO_DEADLINE)
    socket.onopen = () => this.#hello()
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.#lose(false)
  }

  #hello(): void {
    this.#helloKey = this.#newKey()
    const eyes = this.known.eyes ?? this.#seat
    const { table } = this.#call
    this.#send({
      type: 'hello',
      key: this.#helloKey,
      protocol: PROTOCOL,
      table,
      secret: this.#secret,
      seat: eyes,
      news: true,
    })
  }

  #lose(restarting: boolean): void {
    this.#drop()
    if (this.status.kind === 'closed') return
    if (this.#refusal) return this.#stop('refused')
    this.#rejectAll('connection-lost', (message) => !['move', 'enter'].includes(message.type))
    const pause = pauseBefore(this.#attempt, Math.random())
    this.#attempt += 1
    const since = this.status.kind === 'lost' ? this.status.since : Date.now()
    const known = restarting || (this.status.kind === 'lost' && this.status.restarting)
    this.status = { kind: 'lost', since, next: Date.now() + pause, restarting: known }
    this.#timers.retry = setTimeout(() => this.#connect(), pause)
  }

  #stop(code: ClosedCode): void {
    this.#drop()
    this.status = { kind: 'closed', code, refusal: this.#refusal }
    this.#rejectAll('connection-lost', () => true)
  }

  // lets go of the socket without waiting for its goodbye, which may take a minute on a dead line
  #drop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #rejectAll(code: string, which: (message: FromClient) => boolean): void {
    for (const [key, { message, reject }] of this.#pending) {
      if (!which(message)) continue
      this.#pending.delete(key)
      reject(new NotDone(code))
    }
  }

  // -- is anybody there? --------------------------------------------------------------------------------

  #hurry = () => {
    if (this.status.kind === 'lost' && this.status.next > 0) this.#connect()
    else this.#probe()
  }

  #seen = () => {
    if (document.visibilityState === 'visible') this.#hurry()
    else this.known.scenes.catchUp()
  }

  #probe = () => {
    if (this.status.kind === 'open') this.#ping(PROBE_DEADLINE)
  }

  #ping(deadline = PING_DEADLINE): void {
    this.#send({ type: 'ping', key: this.#newKey() })
    this.#await(deadline)
  }

  // whatever is heard in time will do
  #await(deadline: number): void {
    clearTimeout(this.#timers.deadline)
    this.#timers.deadline = setTimeout(() => this.#lose(false), deadline)
  }

  #heardSomething(): void {
    clearTimeout(this.#timers.deadline)
    clearTimeout(this.#timers.ping)
    this.#timers.ping = setTimeout(() => this.#ping(), PING_EVERY)
  }

  // -- what the server says -----------------------------------------------------------------------------

  #hear(message: FromServer): void {
    this.#heardSomething()
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'table') this.known.see(message.table)
    else if (message.type === 'scene') this.known.scene(message)
    else if (message.type === 'news') this.known.news(message)
    else if (message.type === 'chat') this.known.hear(message)
    else if (message.type === 'done') this.#take(message.key)?.resolve(message)
    else if (message.type === 'refused') this.#refuse(message)
    else if (message.type === 'closing') this.#bye(message.code)
  }

  #welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.#attempt = 0
    if (this.#secret.startsWith('seat=')) {
      this.#secret = ''
      this.#call.onforget()
    }
    this.known.welcome(message)
    this.status = { kind: 'open' }
    for (const { message } of this.#pending.values()) this.#send(message) // moves without an answer, same keys
  }

  #refuse(message: Refused): void {
    if (message.key === this.#helloKey) this.#refusal = message
    const { code, facts, rule, sentence } = message
    this.#take(message.key)?.reject(new NotDone(code, facts, rule, sentence))
  }

  #bye(code: Closing['code']): void {
    if (RETRIED.includes(code)) this.#lose(code === 'restarting')
    else this.#stop(code)
  }

  #take(key: string): Pending | undefined {
    const pending = this.#pending.get(key)
    this.#pending.delete(key)
    return pending
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #newKey(): string {
    this.#keys += 1
    return `${this.#mark}-${this.#keys}`
  }
}

type Timer = ReturnType<typeof setTimeout>

// crypto.randomUUID is missing where the page is served without TLS, as in most houses
const randomMark = () =>
  [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('')

const socketAddress = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`
