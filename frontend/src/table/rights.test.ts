import { afterEach, expect, test, vi } from 'vitest'
import { origin } from './origin.svelte'
import { linkTo } from './rights'

afterEach(() => vi.unstubAllGlobals())

test('a link carries its secret behind the #', () => {
  expect(linkTo('/tables/x', 'join', 'abc', 'http://here')).toBe('http://here/tables/x#join=abc')
  expect(linkTo('/tables/x', 'join', 'join=abc', 'http://here')).toBe('http://here/tables/x#join=abc')
  expect(linkTo('/tables/x', 'watch', '', 'http://here')).toBe('http://here/tables/x')
})

test('whoever opened the page as localhost passes on an address that phones reach', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"status":"ok","version":"1","outside":"http://10.0.0.7:8000"}'),
  )
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:8000' })
  await origin.find()
  expect(linkTo('/tables/x', 'join', 'abc')).toBe('http://10.0.0.7:8000/tables/x#join=abc')
})
