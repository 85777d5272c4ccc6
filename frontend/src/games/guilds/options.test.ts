// Moves are read as their text says them.
import { expect, test } from 'vitest'
import { answersOf, atOnce, BORIS, onCell, optionOf, optionsOf, wishFor, withCard } from './options'

test('a move names a card, a tile, a number or somebody', () => {
  expect(optionOf('hire Y1r')).toMatchObject({ verb: 'hire', card: 'Y1r', cell: '' })
  expect(optionOf('from hall')).toMatchObject({ verb: 'from', cell: 'hall' })
  expect(optionOf('oust c3 2')).toMatchObject({ cell: 'c3', owner: 1 })
  expect(optionOf('oust c3 boris')).toMatchObject({ cell: 'c3', owner: BORIS })
  expect(optionOf('number 3')).toMatchObject({ number: 3, cell: '', card: '' })
})
test('what is wished for by a tap is said in the verb that is asked for', () => {
  const turn = optionsOf(['end', 'hire Y1', 'move c3', 'crown a2'])
  expect(wishFor(turn, 'cell', 'b2')).toBe('move b2')
  expect(wishFor(turn, 'cell', 'hall')).toBe('from hall')
  expect(wishFor(optionsOf(['pay Y1']), 'card', 'B2')).toBe('pay B2')
  expect(wishFor(optionsOf(['keep M01']), 'card', 'B2')).toBe('play B2')
  expect(wishFor(optionsOf(['to c3']), 'cell', 'b2')).toBe('to b2')
})
test('a card in the own turn has several uses, a coin only one', () => {
  expect(atOnce(withCard(optionsOf(['end', 'hire Y1', 'play Y1']), 'Y1'))).toBeUndefined()
  expect(atOnce(withCard(optionsOf(['pay Y1', 'pay Y2']), 'Y2'))?.move).toBe('pay Y2')
})
test('answers belong to no card and no tile', () => {
  const options = optionsOf(['to c3', 'done', 'keep M01', 'number 2'])
  expect(answersOf(options).map((option) => option.move)).toEqual(['done', 'number 2'])
  expect(onCell(options, 'c3')).toHaveLength(1)
  expect(withCard(options, 'M01')).toEqual([])
})
