// boardgame.io as others run it, with a game of three in a row that never ends: a board that is won or full is
// cleared. `node peer.mjs [view.json [log.db]]` prints its address.
// With a view its state also holds what players of our game see, which each move changes: equal work to copy,
// compare and send. With a log its store writes every move to disk, all that wait in one commit.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const ROWS = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
]
const [viewFile, logFile] = process.argv.slice(2)
const view = viewFile ? { view: JSON.parse(readFileSync(viewFile, 'utf8')) } : {}
const empty = () => Array(9).fill(null)
const isDone = (cells) =>
  cells.every((cell) => cell !== null) ||
  ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

// As a button that is laid would: another thing on one player's board, and another round.
function change(seen, seat) {
  const { buttons } = seen.boards[seat]
  buttons.push(buttons.shift())
  seen.round += 1
}

const game = {
  name: 'rows',
  setup: () => ({ cells: empty(), ...view }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      if (G.view) change(G.view, Number(playerID))
      if (isDone(G.cells)) G.cells = empty()
    },
  },
}

// A store as its authors describe them, of matches in memory whose moves are appended to SQLite.
function durable(file) {
  const { Async } = require('boardgame.io/internal')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table log (rows text)')
  const append = database.prepare('insert into log values (?)')
  let waiting = []

  function commit() {
    const group = waiting
    waiting = []
    append.run(group.map(({ row }) => row).join('\n'))
    for (const { done } of group) done()
  }

  function write(...row) {
    if (!waiting.length) setImmediate(commit)
    return new Promise((done) => waiting.push({ row: JSON.stringify(row), done }))
  }

  return new (class extends Async {
    matches = new Map()

    async connect() {}

    createMatch(id, { initialState, metadata }) {
      this.matches.set(id, { state: initialState, initialState, metadata, log: [] })
      return write(id, initialState)
    }

    setState(id, state, deltalog = []) {
      const match = this.matches.get(id)
      match.state = state
      match.log = match.log.concat(deltalog)
      return write(id, state._stateID, deltalog)
    }

    async setMetadata(id, metadata) {
      this.matches.get(id).metadata = metadata
    }

    async fetch(id) {
      return { ...this.matches.get(id) }
    }

    async wipe(id) {
      this.matches.delete(id)
    }

    async listMatches() {
      return [...this.matches.keys()]
    }
  })()
}

const store = logFile ? { db: durable(logFile) } : {}
const server = Server({ ...store, games: [game], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } })
console.log(`http://127.0.0.1:${appServer.address().port}`)
