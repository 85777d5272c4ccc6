// The load for boardgame.io, through the client of its own sockets. Understands the same lines as load.py:
// {"tables": 100} and {"seconds": 5, "rate": 0, "among": 0}; each answered with one line.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client')

const [address] = process.argv.slice(2)
const LONG = 140 // moves of a match, as many as one of BUTTONS for two has; then the next begins
const TICK = 1
const tables = []
let playing = false
let paced = false
let ready = []
let latencies = []

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

class Player {
  constructor(table, seat) {
    this.table = table
    this.seat = String(seat)
    this.sent = 0
    this.socket = io(`${address}/rows`, { transports: ['websocket'], forceNew: true })
    this.socket.on('sync', (match, { state }) => this.welcome(match, state))
    this.socket.on('update', (match, state) => this.see(match, state))
  }

  sync() {
    return new Promise((done) => {
      this.done = done
      this.state = null
      this.socket.emit('sync', this.table.match(), this.seat, undefined, 2)
    })
  }

  welcome(match, state) {
    if (match !== this.table.match()) return
    this.state = state
    this.done()
  }

  see(match, state) {
    if (match !== this.table.match() || this.state === null || state._stateID <= this.state._stateID) return
    this.state = state
    if (this.sent) {
      latencies.push((performance.now() - this.sent) / 1000)
      this.sent = 0
    }
    if (state._stateID >= LONG) this.table.goOn()
    else this.goOn()
  }

  goOn() {
    if (!playing || !this.table.plays || this.sent || this.state === null) return
    if (this.state.ctx.currentPlayer !== this.seat || this.state._stateID >= LONG) return
    if (!paced) return this.play()
    this.sent = -1 // it is in the queue
    ready.push(this)
  }

  play() {
    const free = this.state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []))
    const cell = free[Math.floor(Math.random() * free.length)]
    const payload = { type: 'lay', args: [cell], playerID: this.seat }
    this.sent = performance.now()
    const action = { type: 'MAKE_MOVE', payload }
    this.socket.emit('update', action, this.state._stateID, this.table.match(), this.seat)
  }
}

class Table {
  constructor(id) {
    this.id = id
    this.number = 1
    this.players = [new Player(this, 0), new Player(this, 1)]
  }

  match = () => `${this.id}-${this.number}`

  async begin() {
    for (const player of this.players) await player.sync()
    for (const player of this.players) player.goOn()
  }

  // The next match, once both have seen the end of this one.
  goOn() {
    if (this.players.some(({ state }) => state === null || state._stateID < LONG)) return
    this.number += 1
    this.begin()
  }
}

async function open(count) {
  while (tables.length < count) {
    const table = new Table(`t${tables.length}`)
    await table.begin()
    tables.push(table)
  }
  return { tables: tables.length }
}

async function play(seconds, rate, among) {
  tables.forEach((table, number) => (table.plays = !among || number < among))
  playing = true
  paced = rate > 0
  ready = []
  latencies = []
  const start = performance.now()
  const cpu = process.cpuUsage()
  for (const { players } of tables) for (const player of players) player.goOn()
  if (paced) await keepPace(rate, start + seconds * 1000)
  else await sleep(seconds * 1000)
  const took = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const seen = summary(latencies) // before the last answers come: they belong to no window
  playing = false
  for (const player of ready) player.sent = 0
  await finish()
  return { ...seen, answered: latencies.length, seconds: took, load_cpu: (user + system) / 1e6 }
}

async function keepPace(rate, end) {
  let owed = 1
  let before = performance.now()
  while (before < end) {
    await sleep(TICK)
    const now = performance.now()
    owed += ((now - before) / 1000) * rate
    before = now
    while (owed >= 1 && ready.length) {
      owed -= 1
      ready.shift().play()
    }
    owed = Math.min(owed, 1)
  }
}

async function finish() {
  const end = performance.now() + 60_000
  while (tables.some(({ players }) => players.some(({ sent }) => sent > 0))) {
    if (performance.now() > end) throw new Error('a move was not answered')
    await sleep(10)
  }
}

function summary(seen) {
  const ordered = Float64Array.from(seen).sort()
  const at = (share) => ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0
  return { moves: ordered.length, p50: at(0.5), p99: at(0.99) }
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line)
  const answer = 'tables' in order ? await open(order.tables) : await play(order.seconds, order.rate ?? 0, order.among ?? 0)
  console.log(JSON.stringify(answer))
}
process.exit(0)
