import { afterEach, beforeEach, expect, test } from 'vitest'
import { go, listen, onArrival, pageAt, secretOf } from './router'

const TABLE = 'abcdefgh2345'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

test.each([
  ['/', { at: 'home' }],
  ['/games/buttons', { at: 'game', game: 'buttons' }],
  ['/games/buttons/', { at: 'game', game: 'buttons' }],
  ['/games/buttons/rules', { at: 'rules', game: 'buttons' }],
  [`/tables/${TABLE}`, { at: 'table', table: TABLE }],
  [`/tables/${TABLE}/screen`, { at: 'screen', table: TABLE }],
  [`/tables/${TABLE}/matches/12`, { at: 'replay', table: TABLE, match: 12 }],
  ['/credits', { at: 'credits' }],
  ['/admin', { at: 'admin' }],
])('%s is a page', (path, page) => expect(pageAt(path)).toEqual(page))

test.each([
  '/games/',
  '/games/BUTTONS',
  '/games/../admin',
  '/tables/short',
  `/tables/${TABLE}1`,
  `/tables/${TABLE}/matches/0`,
  `/tables/${TABLE}/matches/x`,
  '/api/games',
])('%s leads nowhere', (path) => expect(pageAt(path)).toEqual({ at: 'nowhere' }))

test('going somewhere tells who listens, until they stop', () => {
  let arrivals = 0
  const stop = onArrival(() => arrivals++)
  go('/credits')
  stop()
  go('/admin')
  expect([arrivals, location.pathname]).toEqual([1, '/admin'])
})

// Whether the router followed it; what it leaves to the browser is stopped here, before it loads anything.
function click(markup: string, init: MouseEventInit = {}): boolean {
  let followed = false
  const stop = (event: MouseEvent) => {
    followed = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  document.body.innerHTML = markup
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.body.querySelector('span, a')!.dispatchEvent(event)
  return followed
}

test('a click on a link of ours is followed without loading, others are left to the browser', () => {
  const stop = listen()
  expect(click('<a href="/credits"><span>x</span></a>')).toBe(true)
  expect(location.pathname).toBe('/credits')
  expect(click('<a href="/admin">x</a>', { ctrlKey: true })).toBe(false)
  expect(click('<a href="/admin" target="_blank">x</a>')).toBe(false)
  expect(click('<a href="/admin" download>x</a>')).toBe(false)
  expect(click('<a href="/schema/openapi.json">x</a>')).toBe(false)
  expect(click('<a href="https://example.org/admin">x</a>')).toBe(false)
  stop()
})

test('a secret leaves the address bar and is still there after a reload', () => {
  history.replaceState(null, '', `/tables/${TABLE}#join=s3cret`)
  expect(secretOf(TABLE)).toBe('join=s3cret')
  expect(location.hash).toBe('')
  expect(secretOf(TABLE)).toBe('join=s3cret')
  expect(secretOf('other2345672')).toBe('')
})

test('the right to see a replay is no right at the table', () => {
  history.replaceState(null, '', `/tables/${TABLE}/matches/1#share=s3cret`)
  expect(secretOf(TABLE)).toBe('')
  expect(location.hash).toBe('#share=s3cret')
  expect(secretOf(TABLE, true)).toBe('share=s3cret')
  expect(secretOf(TABLE)).toBe('')
})

test('an ordinary anchor is no secret', () => {
  history.replaceState(null, '', '/games/buttons/rules#rule-4.7')
  expect(secretOf(TABLE)).toBe('')
  expect(location.hash).toBe('#rule-4.7')
})
