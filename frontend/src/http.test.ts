import { afterEach, expect, test, vi } from 'vitest'
import { admin, openTable, Refusal, replay, sentenceOf } from './http'
import { speakerOf } from './speech'

const say = speakerOf('en', [
  'error-ours = Our mistake.\nerror-unreachable = Nobody there.\ntoo-many = { $most } at most.',
])
const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  )
const asked = () => vi.mocked(fetch).mock.calls[0]!
const refusalOf = (wish: Promise<unknown>) =>
  wish.then(() => null).catch((refusal: unknown) => refusal as Refusal)

afterEach(() => vi.unstubAllGlobals())

test('a good answer is given as it is', async () => {
  answer(201, '{"table": "abcdefgh2345", "join": "s"}')
  expect(await openTable({ game: 'buttons' })).toEqual({ table: 'abcdefgh2345', join: 's' })
  expect(asked()[0]).toBe('/api/tables')
})

test('a problem is said in the words of the page', async () => {
  answer(429, '{"code": "too-many", "facts": {"most": 20}, "sentence": "At most 20 tables."}')
  const refusal = await refusalOf(openTable({ game: 'buttons' }))
  expect(refusal).toBeInstanceOf(Refusal)
  expect(sentenceOf(refusal, say)).toBe('20 at most.')
})

test('a problem without words is said as the server says it', async () => {
  answer(400, '{"code": "new-thing", "facts": {}, "sentence": "A new thing."}')
  expect(sentenceOf(await refusalOf(openTable({ game: 'x' })), say)).toBe('A new thing.')
})

test('an answer that is no problem of ours counts as our mistake', async () => {
  answer(500, '<h1>oops</h1>')
  expect(sentenceOf(await refusalOf(openTable({ game: 'x' })), say)).toBe('Our mistake.')
})

test.each([502, 503, 504])('%i from a proxy means that nobody is there', async (status) => {
  answer(status, 'bad gateway')
  expect(sentenceOf(await refusalOf(openTable({ game: 'x' })), say)).toBe('Nobody there.')
})

test('no network means that nobody is there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  expect(sentenceOf(await refusalOf(openTable({ game: 'x' })), say)).toBe('Nobody there.')
})

test('half an answer means that nobody is there', async () => {
  answer(200, '{"table": ')
  expect((await refusalOf(openTable({ game: 'x' })))?.unreachable).toBe(true)
})

test('secrets go in headers, never in addresses', async () => {
  answer(200, '{}')
  await replay('abcdefgh2345', 1, 'all', 'share=s3cret')
  expect(asked()[0]).not.toContain('s3cret')
  expect(asked()[1]!.headers).toEqual({ 'x-hameau-secret': 'share=s3cret' })
  answer(200, '{}')
  await admin('t0ken')
  expect(asked()[1]!.headers).toEqual({ authorization: 'Bearer t0ken' })
})
