// The end of recorded matches: the sheet adds up to the result, and the moment that decided it is found.
import { expect, test } from 'vitest'
import type { Line, Replay } from '../wire'
import { countUp, marginOf, turnOf, type Account } from './account'
import buttons from './buttons/account'
import two from './buttons/fixtures/two-choose.json'
import { accountWith } from './buttonville/account'
import chosen from './buttonville/fixtures/three-choose.json'
import chevoux from './chevoux/account'
import village from './chevoux/fixtures/village.json'
import guilds from './guilds/account'
import city from './guilds/fixtures/three.json'
import verdict from './werewolves/verdict'
import hidden from './werewolves/fixtures/hidden.json'

const say = (message: string) => message
const storyOf = (replay: unknown): Line[] => (replay as Replay).frames.flatMap((frame) => frame.lines)
const resultOf = (replay: unknown) => (replay as Replay).result
const BOX = { points: [1, 3, 5, 7, 10, 13, 17], buttons_a_point: 2 }

test.each<[string, unknown, Account | Promise<Account>]>([
  ['BUTTONS', two, buttons(storyOf(two), 2, say)],
  ['Buttonville', chosen, accountWith(BOX, storyOf(chosen), 3, say)],
  ['Guilds of London', city, guilds(storyOf(city), 3, say)],
])('the sheet of %s adds up to the result, round by round and line by line', async (_, replay, given) => {
  const { rounds, sheet } = await given
  expect(countUp(sheet, resultOf(replay).scores).at(-1)!.points).toEqual(resultOf(replay).scores)
  expect(rounds.length).toBeGreaterThan(2)
  expect(turnOf(rounds, resultOf(replay).winners)).not.toBeNull()
})
test('the winner of Buttonville is ahead after the last round, but for END effects', () => {
  const { rounds, sheet } = accountWith(BOX, storyOf(chosen), 3, say)
  const last = sheet.at(-1)!.points
  expect(rounds.at(-1)!.map((points, seat) => points + last[seat]!)).toEqual(resultOf(chosen).scores)
})
test('the residents of a village are counted round by round', async () => {
  const { rounds } = await chevoux(storyOf(village), 1, say)
  const came = rounds.map(([residents]) => residents!)
  expect(came).toEqual([...came].sort((one, other) => one - other))
  expect(turnOf(rounds, [0])).toMatchObject({ kind: 'best' })
})
test('a village is told of its camp, and of the death that decided it', () => {
  const result = resultOf(hidden)
  const names = hidden.seats
  const [winner] = result.winners
  const loser = names.findIndex((_, seat) => !result.winners.includes(seat))
  expect(verdict(storyOf(hidden), winner!, result, names, say).head).toMatch(/^you-won-/)
  expect(verdict(storyOf(hidden), loser, result, names, say).head).toMatch(/^you-lost-/)
  expect(verdict(storyOf(hidden), null, result, names, say).head).toBe('')
  expect(verdict(storyOf(hidden), null, result, names, say).turn).toMatch(/^turn-/)
})
test('the turning point is the lead that lasted, else the largest swing, else the last count', () => {
  const overtaken = [
    [3, 1],
    [3, 5],
    [6, 8],
  ]
  expect(turnOf(overtaken, [1])).toMatchObject({ kind: 'lead', round: 2, seat: 1 })
  expect(turnOf(overtaken, [0])).toMatchObject({ kind: 'last' })
  const ahead = [
    [2, 1],
    [9, 2],
    [10, 4],
  ]
  expect(turnOf(ahead, [0])).toEqual({ kind: 'swing', round: 2, seat: 0, points: 6 })
  expect(turnOf(ahead, [0, 1])).toBeNull()
})
test('by how much somebody won or lost, if points tell it', () => {
  expect(marginOf([7, 3, 1], [0], 0)).toBe(4)
  expect(marginOf([7, 3, 1], [0], 1)).toBe(-4)
  expect(marginOf([7, 7], [0], 0)).toBeNull()
  expect(marginOf([5, 7], [0], 0)).toBeNull() // a row of five wins with fewer stars
})
