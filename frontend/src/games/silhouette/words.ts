// The words of a match, read from its story: who won which pair by which word, and what was rejected.
import type { Line } from '../../wire'
import { eventsOf } from './events'

export interface WonWord {
  seat: number
  text: string // empty if it is covered
  motifs: string[]
  insisted: boolean
}

// each word is told once, however often it was tried
export const distinct = (words: WonWord[]): WonWord[] =>
  words.filter((word, at) => words.findIndex((other) => other.text === word.text) === at)

export function wordsOf(story: Line[]): { won: WonWord[]; rejected: WonWord[] } {
  const won: WonWord[] = []
  const rejected: WonWord[] = []
  let motifs: string[] = []
  for (const event of eventsOf(story)) {
    if (event.event === 'said') motifs = event.motifs
    if (event.event !== 'judged') continue
    const { seat, text, covered, accepted, by } = event
    const word = { seat, text: covered ? '' : text, motifs, insisted: by === 'insist' }
    ;(accepted ? won : rejected).push(word)
  }
  return { won, rejected }
}

// what the match calls the pictures that were turned up
export const namesOf = (story: Line[]): Record<string, string> =>
  Object.fromEntries(
    eventsOf(story).flatMap((event) => (event.event === 'turned' ? [[event.motif, event.name]] : [])),
  )
