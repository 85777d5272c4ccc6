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

export interface Pair {
  text: string
  motifs: string[]
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

export interface Began {
  event: 'began'
  seat: number
}

export interface Turned {
  event: 'turned'
  seat: number
  place: string
  motif: string
}

export interface Spoke {
  event: 'said'
  seat: number
  motifs: string[]
}

export interface Ballot {
  seat: number
  vote: 'accept' | 'cover' | 'leave' | 'reject'
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

export interface Passed {
  event: 'passed'
  seat: number
}

export type Events = Began | Turned | Spoke | Judged | Taken | TurnedDown | Passed
