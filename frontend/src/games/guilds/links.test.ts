// Masters of one player beside each other are tied, others and corners are not.
import { expect, test } from 'vitest'
import { exampleTile } from './example'
import { linksOf } from './links'

test('only the own neighbours across and down', () => {
  const tile = (cell: string, master: number | null) => exampleTile({ cell, master, done: master !== null })
  const links = linksOf([
    tile('a1', 0),
    tile('b1', 0),
    tile('c1', 1),
    tile('a2', 0),
    tile('b2', 1),
    tile('c2', null),
  ])
  expect(links.map(({ from, to, seat }) => `${from}${to}${seat}`)).toEqual(['a1b10', 'a1a20'])
})
