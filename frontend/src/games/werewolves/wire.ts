// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  time: 'day' | 'draft' | 'night' | 'over'
  phase: string
  night: number
  waiting: number[]
  people: Person[]
  deck: Record<string, number>
  buildings: Building[]
  offered: Record<string, number>
  burnt: string[]
  immune: boolean
  running: number[]
  tied: number[]
  condemned: number
  vacancy: string
  home_for: number
  confessed: number
  quiet: number
  dark: Night
  winner: string
}

export interface Catalogue {
  roles: Role[]
  tokens: PublicRole[]
  decks: Deck[]
  wolves: Record<string, number>
  calls: string[]
  see: number[]
  noticed: number[]
  glimpse: number
}

export interface Person {
  seat: number
  place: number
  alive: boolean
  fallen: number
  cause: string
  home: string
  vagabond: boolean
  captain: boolean
  banned: boolean
  poster: boolean
  missed: number
  ballot: number
  voted: number
  tally: number
  card: string
  camp: string
  wolf: boolean
  charmed: boolean
  lover: boolean
}

export interface Building {
  name: string
  tenant: number
  standing: boolean
  spent: boolean
}

export interface Night {
  choice: string
  fingers: number[]
  victim: number
  looked_at: number
  protected: number
  bitten: number
  fire: string
  cured: boolean
  poisoned: number
  picked: number
  middle: string[]
  cure_left: boolean
  poison_left: boolean
  match_left: boolean
}

export interface Role {
  id: string
  camp: string
  cards: number
  provenance: string
}

export interface PublicRole {
  id: string
  tokens: number
  single_use: boolean
  provenance: string
}

export interface Deck {
  id: string
  characters: string[]
  village: string
  captain: boolean
  provenance: string
}

export type Events = 
