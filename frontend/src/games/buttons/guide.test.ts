// The first match as it was recorded: every hint has its moment, one after the other.
import { expect, test } from 'vitest'
import { LANGUAGES, guideWords } from '../../speech'
import { hintsOver } from '../lessons'
import lesson from './fixtures/lesson.json'
import hints from './guide/hints'

test('all hints come, in the order of the list', () => {
  expect(hintsOver(hints, lesson)).toEqual(hints.map((hint) => hint.key))
})
test.each(LANGUAGES)('all hints have words in %s', async (language) => {
  const say = await guideWords(language, 'buttons')
  for (const { key } of hints) expect(say(`guide-${key}`, { name: 'Ben' })).not.toBe(`guide-${key}`)
})
