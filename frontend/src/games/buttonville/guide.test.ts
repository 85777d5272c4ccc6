// The first match as it was recorded: every hint has its moment.
import { expect, test } from 'vitest'
import { LANGUAGES, guideWords } from '../../speech'
import { hintsOver } from '../lessons'
import lesson from './fixtures/lesson.json'
import hints from './guide/hints'

test('all hints come', () => {
  expect(hintsOver(hints, lesson).sort()).toEqual(hints.map((hint) => hint.key).sort())
})
test.each(LANGUAGES)('all hints have words in %s', async (language) => {
  const say = await guideWords(language, 'buttonville')
  for (const { key } of hints) expect(say(`guide-${key}`, { name: 'Ben' })).not.toBe(`guide-${key}`)
})
