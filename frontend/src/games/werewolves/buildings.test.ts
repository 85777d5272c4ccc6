// What the host picks is in the village, and a village of other thirds is noticed.
import { expect, test } from 'vitest'
import { SPECIAL, advised, chosenVillage, isAdvised, villageOf } from './buildings'

const box = {
  decks: [
    { id: 'classic', village: 'none' },
    { id: 'first-village', village: 'light' },
    { id: 'village', village: 'thirds' },
  ],
  tokens: [
    { id: 'vagabond', tokens: 15 },
    { id: 'farm', tokens: 6 },
  ],
  homes: {
    light: ['school', 'manor', 'church'],
    thirds: ['school', 'manor', 'church', 'tavern', 'bailiffs-house', 'shop', 'bakery', 'hovel'],
  },
}
const usual: Record<string, string> = {
  composition: 'village',
  village: 'usual',
  farms: 'usual',
  ...Object.fromEntries(SPECIAL.map((home) => [home, 'usual'])),
}

test('without a choice it is a third each', () => {
  const village = chosenVillage(box, usual, 12)
  expect(village).toEqual({ farms: 4, special: ['church', 'manor', 'school', 'tavern'], vagabonds: 4 })
  expect(isAdvised(village, advised(box, usual, 12))).toBe(true)
})

test('the box has six farms and eight special buildings', () => {
  expect(chosenVillage(box, usual, 29)).toMatchObject({ farms: 6, vagabonds: 15 })
})

test('the Bakery in the place of another building is still a third', () => {
  const options = { ...usual, bakery: 'in', tavern: 'out' }
  const village = chosenVillage(box, options, 12)
  expect(village.special).toContain('bakery')
  expect(isAdvised(village, advised(box, options, 12))).toBe(true)
})

test('one more building or fewer farms depart from the thirds', () => {
  for (const [key, value] of Object.entries({ bakery: 'in', farms: '2', school: 'out' })) {
    const options = { ...usual, [key]: value }
    expect(isAdvised(chosenVillage(box, options, 12), advised(box, options, 12))).toBe(false)
  }
})

test('a composition brings its village, unless another one is chosen', () => {
  expect(villageOf(box, { ...usual, composition: 'classic' })).toBe('none')
  expect(villageOf(box, { ...usual, composition: 'classic', village: 'light' })).toBe('light')
  expect(chosenVillage(box, { ...usual, composition: 'first-village' }, 12).special).toHaveLength(3)
})
