// Moves as one says them, in every language.
import { beforeAll, expect, test, vi } from 'vitest'
import { LANGUAGES, speak } from '../speech'
import { sayMove } from './moves'

// what lies in a box is asked of the server, and here is none
beforeAll(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))))

const names = ['Ann', 'Ben', 'Eve']

test('a move is said in words where the game has them', async () => {
  const say = await speak('en', 'buttons')
  expect(sayMove('roll', say)).toBe('roll')
  expect(sayMove('out', say)).toBe('opt out')
  expect(sayMove('c5', say)).toBe('c5')
  expect(sayMove('star c5', say)).toBe('star on c5')
})
test('people are called by name, villagers as on their card, and several are counted', async () => {
  expect(sayMove('vote 2', await speak('en', 'werewolves'), names)).toBe('vote against Ben')
  expect(sayMove('play soulange x2', await speak('en', 'buttonville'))).toBe('play Soulange (×2)')
  expect(sayMove('place b4 s', await speak('en', 'cucina'))).toBe('b4, south')
})
test('what a game has no words for is said as it is typed', () => {
  expect(sayMove('hold 3', (message) => message)).toBe('hold 3')
})

const SOME: Record<string, string[]> = {
  buttons: ['roll', 'out', 'skip', 'star b2', 'board A1'],
  buttonville: ['done', 'draw', 'take jade', 'play jade x2', 'buy jade x1', 'use dimitri.2', 'add jade x1'],
  guilds: ['end', 'done', 'hire Y1', 'play Y1', 'pay Y1', 'move c3', 'to c3', 'keep M03', 'oust c3 2'],
  cucina: ['place b4 n', 'place b4 w', 'next'],
  chevoux: ['nothing', 'populate c2', 'swap a1 c1', 'row 2 by 1', 'column a by 2', 'turn b2 by 1'],
  werewolves: ['sleep', 'eat 2', 'vote 3', 'look 1', 'claim seer', 'done'],
}
test.each(LANGUAGES)('every kind of move has words in %s', async (language) => {
  for (const [game, moves] of Object.entries(SOME)) {
    const say = await speak(language, game)
    for (const move of moves) {
      const said = sayMove(move, say, names)
      expect(said).not.toContain('{')
      expect(say(`move-${move.split(' ')[0]!}`, {})).not.toBe(`move-${move.split(' ')[0]!}`)
    }
  }
})
