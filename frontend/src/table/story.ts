// The story of a match as people read it: every line a sentence, grouped by the move that caused it.
import type { Say } from '../speech'
import type { Line } from '../wire'

export interface Step {
  move: number
  first: number // place of its first line in the story
  sentences: { text: string; seat: number }[]
}

export const sentenceOf = (line: Line, names: string[], say: Say): string =>
  say(line.event, { ...withNames(line.facts, names), name: names[line.seat] ?? '' })

// a fact whose name begins with # is a seat: its name is said
export const withNames = (facts: Line['facts'], names: string[]): Line['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) =>
      key.startsWith('#') ? [key.slice(1), names[Number(value)] ?? ''] : [key, value],
    ),
  )

export function tell(lines: Line[], names: string[], say: Say): Step[] {
  const steps: Step[] = []
  lines.forEach((line, index) => {
    let step = steps.at(-1)
    if (!step || step.move !== line.move)
      steps.push((step = { move: line.move, first: index, sentences: [] }))
    step.sentences.push({ text: sentenceOf(line, names, say), seat: line.seat })
  })
  return steps
}

// "Ann, Ben and Eve" in the page's language
export const listOf = (names: string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
