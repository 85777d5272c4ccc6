// The luck of whole matches is computed again, and whatever was smuggled in is found out; the box is the one of the content file.
import { expect, test } from 'vitest'
import content from '../../../../src/hameau/games/guilds/content.toml?raw'
import type { Replay } from '../../wire'
import { BUILDINGS, CARDS, GUILDS, MAYORS, TOKENS } from './box'
import alone from './fixtures/alone.json'
import three from './fixtures/three.json'
import { prove } from './prove'

const say = (message: string) => message
const copyOf = (match: unknown) => structuredClone(match) as Replay

test.each([
  ['alone against Boris', alone],
  ['three players', three],
])('%s: as it was played all is right', (_, match) => {
  expect(prove(copyOf(match), say)).toEqual([
    { ok: true, label: 'proof-promise-kept' },
    { ok: true, label: 'proof-city-right' },
    { ok: true, label: 'proof-draws-right' },
  ])
})

test.each([
  ['a card in hand', alone, 'saw', { cards: ['P7'] }],
  ['a card of Boris', alone, 'boris-drew', { card: 'nothing' }],
  ['a mayoral card', alone, 'offered', { mayors: ['M01', 'M02', 'M04'] }],
  ['a new tile', three, 'placed', { tile: 'bakery' }],
])('%s that luck did not give is found out', (_, match, event, data) => {
  const replay = copyOf(match)
  const lines = replay.frames.flatMap((frame) => frame.lines).filter((line) => line.event === event)
  Object.assign(lines.at(-1)!.data as object, data)
  expect(prove(replay, say)).toContainEqual({ ok: false, label: 'proof-draw-wrong' })
})

test('another tile or another token at the start is found out', () => {
  for (const change of [{ number: 46 }, { token: 'K0' }]) {
    const replay = copyOf(three)
    Object.assign((replay.frames[0]!.view as { tiles: object[] }).tiles[3]!, change)
    expect(prove(replay, say)).toContainEqual({ ok: false, label: 'proof-city-wrong' })
  }
})

// the entries of a kind in the content file: id, and how often it is there
function entries(kind: string): [string, number][] {
  const parts = content.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`))
  return parts.map((part) => [
    /^id = "(.*?)"/m.exec(part)![1]!,
    Number(/^copies = (\d+)/m.exec(part)?.[1] ?? 1),
  ])
}
test('the box is the one that the rules play with', () => {
  const ids = (kind: string) => entries(kind).map(([id]) => id)
  expect([...GUILDS]).toEqual(ids('guild'))
  expect([...BUILDINGS]).toEqual(ids('building'))
  expect([...MAYORS]).toEqual(ids('mayor'))
  expect(CARDS).toEqual(entries('card'))
  expect(TOKENS).toEqual(entries('token'))
})
