// Cards fly between the right places, and only as seen by the right eyes.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { departure, flightsOf, LANDING, pace } from './flights'

const line = (event: string, seat: number, data: object = {}): Line => ({
  move: 1,
  event,
  seat,
  facts: {},
  data,
})

test('a card that I draw comes into my hand, and another one stays hidden', () => {
  expect(flightsOf([line('drew', 0, { villager: 'jade' })], 0)).toEqual([
    { from: 'pile', to: 'hand:jade', villager: 'jade', thing: 'card' },
  ])
  expect(flightsOf([line('drew-hidden', 1)], 0)).toEqual([
    { from: 'pile', to: 'hand-of:1', villager: null, thing: 'card' },
  ])
})

test('nobody sees the own card twice', () => {
  expect(flightsOf([line('drew', 0, { villager: 'jade' }), line('drew-hidden', 0)], 0)).toHaveLength(1)
})

test('a set is laid down card by card', () => {
  const flights = flightsOf([line('played', 1, { villager: 'bob', cards: 3 })], 0)
  expect(flights).toHaveLength(3)
  expect(flights[0]).toMatchObject({ from: 'hand-of:1', to: 'set:1:bob' })
})

test('stolen buttons fly from purse to purse', () => {
  expect(flightsOf([line('robbed', 2, { victim: 1, buttons: 2 })], 0)).toEqual(
    Array.from({ length: 2 }, () => ({ from: 'purse:1', to: 'purse:2', villager: null, thing: 'button' })),
  )
})

test('many flights do not take forever', () => {
  const many = Array.from({ length: 40 }, () => line('turned-up', 0, { villager: 'bob' }))
  expect(pace(many)).toBeLessThan(1700)
  expect(pace([line('began', 0)])).toBeLessThan(LANDING)
  expect(departure(0, 1)).toBe(0)
})
