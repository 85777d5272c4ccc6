// What a moderator taps becomes an entry: names, potions, hands, cards.
import { describe, expect, it } from 'vitest'
import {
  aimsOf,
  ballots,
  handed,
  isEnough,
  isExcused,
  isHoused,
  leftOf,
  namesIn,
  picks,
  poolOf,
  potions,
  restFor,
  toggled,
  votesFor,
  withLeavers,
  wordsOf,
} from './moderation'

const seer = { seat: 2, moves: ['look 1', 'look 4'] }
const voters = [
  { seat: 0, moves: ['vote 2', 'vote 3'] },
  { seat: 1, moves: ['vote 1', 'vote 3'] },
  { seat: 2, moves: ['vote 1', 'vote 2'] },
]

describe('choosing people', () => {
  it('offers exactly those whom a move names', () => {
    expect([...aimsOf(seer)]).toEqual([
      [0, 'look 1'],
      [3, 'look 4'],
    ])
  })
  it('lets the oldest of two give way', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c'])
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b'])
  })
  it('takes two where two have to be chosen, and any number where they may', () => {
    const cupid = { way: 'two', rows: [{ seat: 3, moves: ['bind 1', 'bind 2'] }], must: true }
    const one = [{ seat: 3, move: 'bind 1' }]
    expect(isEnough(cupid, one)).toBe(false)
    expect(isEnough(cupid, [...one, { seat: 3, move: 'bind 2' }])).toBe(true)
    expect(isEnough({ ...cupid, must: false }, [])).toBe(true)
  })
  it('asks nothing of who has to leave', () => {
    const cupid = { way: 'two', rows: [{ seat: 3, moves: ['bind 1'] }], must: true }
    expect(isExcused(cupid, [3])).toBe(true)
    expect(isExcused(cupid, [4])).toBe(false)
    expect(isExcused({ ...cupid, rows: [] }, [3])).toBe(false)
  })
  it('puts both potions into one move', () => {
    const witch = { seat: 5, moves: ['cure', 'poison 1', 'cure and poison 1'] }
    expect(potions(witch, false, null)).toEqual([])
    expect(potions(witch, true, null)).toEqual([{ seat: 5, move: 'cure' }])
    expect(potions(witch, true, 0)).toEqual([{ seat: 5, move: 'cure and poison 1' }])
    expect([...aimsOf(witch).keys()]).toEqual([0])
  })
})

it('takes a card of the middle for no player', () => {
  const thief = { seat: 3, moves: ['take 1', 'take 2'] }
  expect(wordsOf(thief)).toEqual(['take 1', 'take 2'])
  expect(aimsOf(thief).size).toBe(0)
})

it('enters who leaves with the step, unless they still acted in it', () => {
  const look = { seat: 2, move: 'look 1' }
  expect(withLeavers([look], [2, 5])).toEqual([look, { seat: 5, move: 'away' }])
})

describe('counting hands', () => {
  it('gives all the rest to one, but nobody a vote against the rules', () => {
    expect(restFor(voters, { 0: 2 }, 1)).toEqual({ 0: 2, 2: 1 })
  })
  it('counts, the most first, and enters each voter once', () => {
    expect(votesFor({ 0: 2, 1: 2, 2: 0 })).toEqual([
      [2, 2],
      [0, 1],
    ])
    expect(ballots({ 1: 2 })).toEqual([{ seat: 1, move: 'vote 3' }])
  })
})

describe('cards and tokens', () => {
  const pool = { seer: 1, werewolf: 2 }
  it('gives no more than there are, and takes back what is tapped again', () => {
    let held = handed(pool, {}, 0, 'seer')
    expect(handed(pool, held, 1, 'seer')).toEqual(held)
    held = handed(pool, held, 0, 'werewolf')
    expect(held).toEqual({ 0: 'werewolf' })
    expect(leftOf(pool, held, 'werewolf')).toBe(1)
    expect(handed(pool, held, 0, 'werewolf')).toEqual({})
  })
  it('takes farms as one kind, and each holder another farm', () => {
    expect(poolOf({ vagabond: 2, 'farm-1': 1, 'farm-2': 1, church: 1 })).toEqual({ farm: 2, church: 1 })
    const moves = ['pick vagabond', 'pick farm-1', 'pick farm-2', 'pick church']
    const rows = [0, 1, 2].map((seat) => ({ seat, moves }))
    expect(isHoused(rows, { 0: 'farm' }, { vagabond: 1 })).toBe(false)
    expect(isHoused(rows, { 0: 'farm', 2: 'farm' }, { vagabond: 1 })).toBe(true)
    expect(picks(rows, { 0: 'farm', 2: 'farm' }).map(({ move }) => move)).toEqual([
      'pick farm-1',
      'pick vagabond',
      'pick farm-2',
    ])
  })
})

it('reads a list of names as people write it', () => {
  expect(namesIn('1. Ann, Ben;  Eve  May\n- Dan\n\n• Flo')).toEqual(['Ann', 'Ben', 'Eve May', 'Dan', 'Flo'])
})
