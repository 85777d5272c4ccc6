// boardgame.io as others run it, with its usual store in memory, and a game of three in a row that never ends:
// a board that is won or full is cleared. Prints its address.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const ROWS = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
]
const empty = () => Array(9).fill(null)
const isDone = (cells) =>
  cells.every((cell) => cell !== null) ||
  ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

const game = {
  name: 'rows',
  setup: () => ({ cells: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      if (isDone(G.cells)) G.cells = empty()
    },
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } })
console.log(`http://127.0.0.1:${appServer.address().port}`)
