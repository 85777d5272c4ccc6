// The words for learning from a match, beside those of its game; brought in only where somebody looks back.
import { speak, type Language, type Say } from '../speech'

const found = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })

export const learnWords = (language: Language, game: string): Promise<Say> =>
  speak(language, game, [found[`./words/${language}.ftl`]!])
