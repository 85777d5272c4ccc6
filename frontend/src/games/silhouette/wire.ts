// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  phase: 'insist' | 'over' | 'say' | 'turn' | 'vote'
  waiting: number[]
  active: number
  speaker: number | null
  cards: Card[]
  open: string[]
  word: Word | null
  voted: number[]
  mine: 'accept' | 'cover' | 'leave' | 'reject' | null
  said: Said[]
  tried: string[]
  passed: number[]
  piles: Pile[]
  failures: number
  failures_most: number
  help: boolean
  swapped: Swap | null
  insists: number[]
  language: 'de' | 'en' | 'fr' | 'it'
  names: 'hidden' | 'shown'
  left: number
  motifs: Record<string, string>
  named: Record<string, string>
}

export interface Catalogue {
  motifs: Motif[]
  lexica: Lexicon[]
  columns: number
  rows: number
  insists: number
  patience: number
}

export interface Began {
  event: 'began'
  seat: number
}

export interface Turned {
  event: 'turned'
  seat: number
  place: string
  motif: string
  shown: 'no' | 'yes'
  name: string
}

export interface Swapped {
  event: 'swapped'
  seat: number
  place: string
  motif: string
  shown: 'no' | 'yes'
  name: string
}

export interface Spoke {
  event: 'said'
  seat: number
  motifs: string[]
}

export interface Passed {
  event: 'passed'
  seat: number
}

export interface Voted {
  event: 'voted'
  seat: number
  vote: string
}

export interface Unknown {
  event: 'unknown'
  seat: number
}

export interface Insisted {
  event: 'insisted'
  seat: number
  left: number
}

export interface Yielded {
  event: 'yielded'
  seat: number
}

export interface Judged {
  event: 'judged'
  seat: number
  text: string
  accepted: boolean
  covered: boolean
  by: 'insist' | 'lexicon' | 'table'
  votes: Ballot[]
}

export interface Taken {
  event: 'taken'
  seat: number
  text: string
  motifs: string[]
  places: string[]
  cards: number
}

export interface TurnedDown {
  event: 'turned-down'
  seat: number
  places: string[]
}

export interface HelpAllowed {
  event: 'help-allowed'
  seat: number
}

export interface GivenUp {
  event: 'given-up'
  seat: number
  left: number
}

export interface Card {
  place: string
  state: 'down' | 'gone' | 'open'
  motif: string | null
}

export interface Word {
  seat: number
  text: string
  motifs: string[]
}

export interface Said {
  seat: number
  text: string
  motifs: string[]
  accepted: boolean
  covered: boolean
  by: 'insist' | 'lexicon' | 'table'
}

export interface Pile {
  seat: number
  cards: number
  pairs: Pair[]
  motifs: string[]
}

export interface Swap {
  place: string
  motif: string
}

export interface Motif {
  id: string
  names: Record<string, string>
  provenance: string
}

export interface Lexicon {
  language: string
  pairs: number
  words: number
}

export interface Ballot {
  seat: number
  vote: 'accept' | 'cover' | 'leave' | 'reject'
}

export interface Pair {
  text: string
  motifs: string[]
}

export type Events = Began | Turned | Swapped | Spoke | Passed | Voted | Unknown | Insisted | Yielded | Judged | Taken | TurnedDown | HelpAllowed | GivenUp
