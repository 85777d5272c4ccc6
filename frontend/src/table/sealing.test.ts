// What leaves a device in the dark has one size and one moment, whatever is in it.
import { expect, test } from 'vitest'
import { defaultOf, padded, sealsAt } from './sealing'

const bytes = (message: object) => new TextEncoder().encode(JSON.stringify(message)).length
const move = { type: 'move', key: 'abc-12', seat: 3, match: 1, number: 7, move: 'sleep', whisper: '' }

test.each([
  move,
  { ...move, move: 'cure and poison 29', whisper: 'Ben is the Seer, I am sure' },
  { ...move, whisper: 'é“”\\"'.repeat(24) },
  { ...move, whisper: '🐺'.repeat(120) },
])('every sealed move has 512 bytes', (message) => {
  const sent = padded(message)
  expect(bytes(sent)).toBe(512)
  expect(sent.move).toBe(message.move)
  expect(message.whisper.startsWith(sent.whisper)).toBe(true)
})

test('it leaves three seconds before the beat, sooner only if rounds are short', () => {
  expect(sealsAt({ ends: 100_000, length: 20_000 })).toBe(97_000)
  expect(sealsAt({ ends: 100_000, length: 3_000 })).toBe(98_500)
})

test('who does not choose sleeps; who must choose and is there never seems away', () => {
  expect(defaultOf(['look 1', 'sleep', 'away'])).toBe('sleep')
  expect(defaultOf(['away', 'take 1', 'take 2'], () => 0)).toBe('take 1')
  expect(defaultOf(['away', 'take 1', 'take 2'], () => 0.999)).toBe('take 2')
  expect(defaultOf(['away'])).toBe('away')
})
