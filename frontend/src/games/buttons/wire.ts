// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  phase: 'boards' | 'lay' | 'over' | 'stars' | 'turn'
  round: number
  active: number
  waiting: number[]
  dice: number
  white: number
  gold: number
  black: number[]
  boards: Board[]
  offers: Offer[]
}

export interface Dealt {
  event: 'dealt'
  seat: number
  cards: string[]
}

export interface Took {
  event: 'took'
  seat: number
  face: string
}

export interface Started {
  event: 'started'
  seat: number
  round: number
}

export interface Rolled {
  event: 'rolled'
  seat: number
  white: number
  gold: number
  black: number[]
}

export interface Laid {
  event: 'laid'
  seat: number
  field: string
  colour: string
}

export interface Skipped {
  event: 'skipped'
  seat: number
}

export interface Busted {
  event: 'busted'
  seat: number
  buttons: number
}

export interface Left {
  event: 'left'
  seat: number
}

export interface Earned {
  event: 'earned'
  seat: number
  stars: number
  colours: string[]
  bonus: number
}

export interface Starred {
  event: 'starred'
  seat: number
  field: string
}

export interface Ended {
  event: 'ended'
  seat: number
}

export interface Board {
  seat: number
  face: string
  colours: string[]
  provenance: string
  buttons: string[]
  stars: string[]
  status: 'bust' | 'in' | 'safe'
  cards: string[]
  due: number
  earns: number
  bust_chance: number
}

export interface Offer {
  face: string
  colours: string[]
  provenance: string
}

export type Events = Dealt | Took | Started | Rolled | Laid | Skipped | Busted | Left | Earned | Starred | Ended
