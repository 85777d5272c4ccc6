// What stands in the middle of the table: the pair, and the last judgement until the next card.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { PAIR } from './example'
import { lastJudgement, openMotifs, pace } from './moment'

const line = (event: string, data: object = {}, seat = 0) =>
  ({ event, seat, move: 1, facts: {}, data }) as unknown as Line
const turned = line('turned', { place: 'a1', motif: 'moon' })
const said = line('said', { motifs: ['moon', 'flower'] }, 1)
const judged = line(
  'judged',
  {
    text: 'moonflower',
    accepted: true,
    covered: false,
    by: 'table',
    votes: [{ seat: 0, vote: 'accept' }],
  },
  1,
)

test('a judgement is shown with its pictures and votes', () => {
  const judgement = lastJudgement([turned, turned, said, judged, line('taken')])
  expect(judgement).toMatchObject({ seat: 1, text: 'moonflower', motifs: ['moon', 'flower'] })
  expect(judgement?.votes).toEqual([{ seat: 0, vote: 'accept' }])
})
test('the next card ends it', () => {
  expect(lastJudgement([turned, turned, said, judged, turned])).toBeNull()
})
test('a help card stands for the card that it replaces', () => {
  expect(openMotifs(PAIR)).toEqual(['moon', 'flower'])
  expect(openMotifs({ ...PAIR, swapped: { place: 'c4', motif: 'cat' } })).toEqual(['moon', 'cat'])
})
test('votes are shown for longer than a card', () => {
  expect(pace([judged])).toBeGreaterThan(pace([turned]))
  expect(pace([])).toBeGreaterThan(0)
})
