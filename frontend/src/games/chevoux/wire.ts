// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  mode: 'hard' | 'normal'
  phase: 'over' | 'play'
  waiting: number[]
  round: number
  rounds: number
  moon: string
  sun: string
  card: string | null
  played: string[]
  unseen: string[]
  cells: Cell[]
  rows: number
  lacks: Lack[]
  offers: Offer[]
  pile: Rest[]
  supply: number
  people: number
  empty: number
  unhappy: number
  score: number | null
  named: Record<string, string>
}

export interface Catalogue {
  tiles: Tile[]
  cards: Card[]
  axes: Axis[]
  ranks: Rank[]
  supply: number
  rounds: Record<string, number>
  point_a_person: number
  points_an_empty_dwelling: number
}

export interface Drawn {
  event: 'drawn'
  seat: number
  moon: string
  sun: string
  names: Record<string, string | number>
}

export interface Grew {
  event: 'grew'
  seat: number
  row: number
  tiles: string[]
  names: Record<string, string | number>
}

export interface Began {
  event: 'began'
  seat: number
  round: number
  rounds: number
}

export interface TurnedUp {
  event: 'turned-up'
  seat: number
  card: string
  names: Record<string, string | number>
}

export interface DidNothing {
  event: 'did-nothing'
  seat: number
}

export interface Populated {
  event: 'populated'
  seat: number
  cell: string
  people: number
}

export interface Swapped {
  event: 'swapped'
  seat: number
  cells: string[]
  names: Record<string, string | number>
}

export interface SlidRow {
  event: 'slid-row'
  seat: number
  row: number
  spaces: number
}

export interface SlidColumn {
  event: 'slid-column'
  seat: number
  column: string
  spaces: number
}

export interface Rotated {
  event: 'rotated'
  seat: number
  cells: string[]
  quarters: number
}

export interface Ended {
  event: 'ended'
  seat: number
  unhappy: number
}

export interface Cell {
  cell: string
  tile: string
  family: 'blue' | 'dwelling' | 'field' | 'moon' | 'sun' | 'violet'
  people: number
  content: boolean
  wishes: Wish[][]
  looks: string[]
}

export interface Lack {
  cell: string
  tile: string
  wants: Condition[]
  sorts: string[]
  found: number[]
}

export interface Offer {
  card: string
  restructure: string
  populates: string[]
  people: number
}

export interface Rest {
  tile: string
  count: number
}

export interface Tile {
  id: string
  name: string
  family: string
  axis: string
  count: number
  wants: Condition[][]
  provenance: string
}

export interface Card {
  id: string
  name: string
  restructure: string
  people: number
  condition: Condition[][]
  provenance: string
}

export interface Axis {
  id: string
  name: string
  provenance: string
}

export interface Rank {
  id: string
  name: string
  score: number
}

export interface Wish {
  found: number
  holds: boolean
}

export interface Condition {
  place: 'adjacent' | 'in line' | 'within' | 'zone'
  of: string
  least: number
  most: number
  spaces: number
}

export type Events = Drawn | Grew | Began | TurnedUp | DidNothing | Populated | Swapped | SlidRow | SlidColumn | Rotated | Ended
