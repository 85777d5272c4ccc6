import { beforeEach, expect, test } from 'vitest'
import type { Replay, Share } from '../wire'
import { NotDone } from './connection.svelte'
import { table } from './fake-socket'
import { rememberedPromise, rememberedShare } from './memory'
import { ownShares, reach } from './proof'
import { Shares } from './shares'

const open = table({ phase: 'open', match: 0, promise: '', next_promise: 'sealed' })
const say = (name: string, facts?: object) => `${name}${facts ? JSON.stringify(facts) : ''}`
let sent: Omit<Share, 'key'>[]
let refusal: string

const shares = () =>
  new Shares(async (share) => {
    sent.push(share)
    if (refusal) throw new NotDone(refusal)
  })

beforeEach(() => {
  localStorage.clear()
  sent = []
  refusal = ''
})

test('each seat of this device adds 32 bytes once, when the promise is seen', async () => {
  const adding = shares()
  await adding.add({ ...open, next_promise: '', yours: [0, 2] })
  expect(sent).toEqual([])
  await adding.add({ ...open, yours: [0, 2] })
  await adding.add({ ...open, yours: [0, 2] })
  expect(sent.map(({ seat, match }) => [seat, match])).toEqual([
    [0, 1],
    [2, 1],
  ])
  expect(sent[0]!.share).toMatch(/^[0-9a-f]{64}$/)
  expect(sent[0]!.share).not.toBe(sent[1]!.share)
  expect(rememberedPromise(open.id, 1)).toBe('sealed')
})

test('what was drawn once is sent again after a lost line, a reload or from another tab', async () => {
  refusal = 'connection-lost'
  const adding = shares()
  await adding.add(open)
  expect(rememberedShare(open.id, 1, 0)!.done).toBe(false)
  refusal = ''
  await adding.add(open)
  await shares().add(open)
  expect(new Set(sent.map(({ share }) => share)).size).toBe(1)
  expect(sent).toHaveLength(3)
  expect(rememberedShare(open.id, 1, 0)!.done).toBe(true)
})

test('a share that came too late is forgotten and not sent again', async () => {
  refusal = 'already-shared'
  const adding = shares()
  await adding.add(open)
  await adding.add(open)
  expect(sent).toHaveLength(1)
  expect(rememberedShare(open.id, 1, 0)).toBe(null)
})

test('who gets up and sits down again adds again', async () => {
  const adding = shares()
  await adding.add(open)
  await adding.add({ ...open, yours: [] })
  await adding.add(open)
  expect(sent).toHaveLength(2)
})

test('every match has bytes of its own', async () => {
  const adding = shares()
  await adding.add(open)
  await adding.add({ ...open, phase: 'over', match: 1, next_promise: 'another' })
  expect(sent.map(({ match }) => match)).toEqual([1, 2])
  expect(sent[0]!.share).not.toBe(sent[1]!.share)
})

test('where many play the same luck nothing is added', async () => {
  await shares().add({ ...open, takes_shares: false })
  expect(sent).toEqual([])
})

test('the proof tells whether what this device added is in the luck', async () => {
  await shares().add(open)
  const replay = { table: open.id, match: 1, shares: [sent[0]!.share, '', ''] } as Replay
  expect(ownShares(replay, say)).toEqual([{ ok: true, label: 'proof-share-in' }])
  const false_ = { ...replay, shares: ['', '', ''] }
  expect(ownShares(false_, say)).toEqual([{ ok: false, label: 'proof-share-missing' }])
  expect(ownShares({ ...replay, match: 2 }, say)).toEqual([])
  expect(reach(replay, say)).toBe('proof-reach{"devices":1}')
  expect(reach({ ...replay, shares: [''] }, say)).toBe('proof-reach-alone')
})
