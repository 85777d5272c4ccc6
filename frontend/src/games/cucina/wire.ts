// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  phase: 'look' | 'over' | 'place'
  waiting: number[]
  game: number
  games: number
  turn: number
  turns: number
  tile: string | null
  twins: number
  called: Rest[]
  left: Rest[]
  layouts: 'different' | 'same'
  building: 'connected' | 'free'
  bonus: 'off' | 'on'
  extra: number
  grade: string | null
  kitchens: Kitchen[]
  faces: Face[]
  boards: string[]
  entrance: string
  named: Record<string, string>
}

export interface Catalogue {
  tiles: Tile[]
  layouts: Layout[]
  grades: Grade[]
  entrance: string
  turns: number
  lobster: number
  bone: number
  goal: number
}

export interface Began {
  event: 'began'
  seat: number
  game: number
  games: number
}

export interface Took {
  event: 'took'
  seat: number
  layout: string
}

export interface Called {
  event: 'called'
  seat: number
  tile: string
  turn: number
  names: Record<string, string | number>
}

export interface Placed {
  event: 'placed'
  seat: number
  tile: string
  space: string
  way: string
}

export interface Scored {
  event: 'scored'
  seat: number
  points: number
  lobsters: number
  bones: number
  walk: Step[]
}

export interface Spare {
  event: 'spare'
  seat: number
  lobsters: number
  points: number
}

export interface Stands {
  event: 'stands'
  seat: number
  points: number
}

export interface Rest {
  tile: string
  count: number
}

export interface Kitchen {
  seat: number
  layout: string
  lobsters: string[]
  bones: string[]
  tiles: Lying[]
  sealed: string | null
  chosen: boolean
  walk: Step[]
  found_lobsters: number
  found_bones: number
  points: number
  earlier: number
  score: number
}

export interface Face {
  tile: string
  ways: number
  areas: Area[]
}

export interface Tile {
  id: string
  name: string
  count: number
  areas: Area[]
  ways: number
  provenance: string
}

export interface Layout {
  id: string
  lobsters: string[]
  bones: string[]
  provenance: string
}

export interface Grade {
  id: string
  name: string
  points: number
}

export interface Step {
  far: number
  space: string
  sides: string
  niche: string
  lobsters: number
  bones: number
}

export interface Lying {
  space: string
  tile: string
  way: 'e' | 'n' | 's' | 'w'
}

export interface Area {
  open: string
  lobsters: number
  bones: number
}

export type Events = Began | Took | Called | Placed | Scored | Spare | Stands
