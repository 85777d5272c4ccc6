// The words of a match as the end shows them.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { distinct, namesOf, wordsOf } from './words'

const line = (event: string, seat: number, data: object) => ({ event, seat, data }) as unknown as Line
const judged = (seat: number, text: string, more: object = {}) =>
  line('judged', seat, { text, accepted: true, covered: false, by: 'table', votes: [], ...more })
const said = (seat: number, ...motifs: string[]) => line('said', seat, { motifs })

test('each word has its pictures, and what was rejected stands apart', () => {
  const { won, rejected } = wordsOf([
    said(0, 'moon', 'flower'),
    judged(0, 'moonfoot', { accepted: false }),
    said(1, 'moon', 'flower'),
    judged(1, 'moonflower', { by: 'insist' }),
  ])
  expect(won).toEqual([{ seat: 1, text: 'moonflower', motifs: ['moon', 'flower'], insisted: true }])
  expect(rejected.map((word) => word.text)).toEqual(['moonfoot'])
})
test('a covered word has no text', () => {
  const { rejected } = wordsOf([said(0, 'a', 'b'), judged(0, 'harsh', { accepted: false, covered: true })])
  expect(rejected[0]!.text).toBe('')
})
test('a word that was tried again is told once', () => {
  const { rejected } = wordsOf([judged(0, 'x', { accepted: false }), judged(1, 'x', { accepted: false })])
  expect(distinct(rejected)).toHaveLength(1)
})
test('pictures are called what the match calls them', () => {
  expect(namesOf([line('turned', 0, { place: 'a1', motif: 'moon', name: 'Mond' })])).toEqual({ moon: 'Mond' })
})
