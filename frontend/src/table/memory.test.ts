import { beforeEach, expect, test } from 'vitest'
import { rememberedPromise, rememberedTables, rememberPromise, rememberTable } from './memory'
import { linkTo } from './rights'
import { tell } from './story'
import { line } from './fake-socket'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the newest eight tables are remembered, each once', () => {
  for (let n = 1; n <= 26; n++) rememberTable(`t${n}`, 'buttons', n)
  rememberTable('t5', 'buttons', 27)
  const others = Array.from({ length: 26 }, (_, n) => `t${26 - n}`).filter((id) => id !== 't5')
  expect(rememberedTables().map(({ id }) => id)).toEqual(['t5', ...others.slice(0, 23)])
})

test('the first promise of a match stays', () => {
  rememberPromise('t', 1, 'first')
  rememberPromise('t', 1, 'exchanged')
  expect(rememberedPromise('t', 1)).toBe('first')
  expect(rememberedPromise('t', 2)).toBe(null)
})

test('a link carries its secret behind the #', () => {
  expect(linkTo('/tables/abc', 'watch', 'x', 'http://h')).toBe('http://h/tables/abc#watch=x')
  expect(linkTo('/tables/abc', 'seat', 'seat=x', 'http://h')).toBe('http://h/tables/abc#seat=x')
  expect(linkTo('/tables/abc', 'join', '', 'http://h')).toBe('http://h/tables/abc')
})

test('a broken memory is no memory', () => {
  localStorage.setItem('hameau.tables', '{')
  expect(rememberedTables()).toEqual([])
})

test('the story is told move by move', () => {
  const say = (message: string, facts?: Record<string, unknown>) => `${String(facts?.name)} ${message}`
  const steps = tell([line('dealt', 0), line('rolled'), line('laid', 1, 1)], ['Ann', 'Ben'], say)
  expect(steps.map(({ move, first }) => [move, first])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(steps[1]!.sentences.map(({ text }) => text)).toEqual(['Ann rolled', 'Ben laid'])
})
