import { expect, test } from 'vitest'
import { partsOf } from './marks'

test('plain text is one part', () => expect(partsOf('Roll.')).toEqual([{ kind: 'text', text: 'Roll.' }]))

test('emphasis, code and notes are told apart', () => {
  expect(partsOf('The *gold* die, `c5`. *(Ruling: at random.)*')).toEqual([
    { kind: 'text', text: 'The ' },
    { kind: 'emphasis', text: 'gold' },
    { kind: 'text', text: ' die, ' },
    { kind: 'code', text: 'c5' },
    { kind: 'text', text: '. ' },
    { kind: 'note', text: 'Ruling: at random.' },
  ])
})

test('a lonely star stays a star', () => {
  expect(partsOf('5 * 3')).toEqual([{ kind: 'text', text: '5 * 3' }])
})
