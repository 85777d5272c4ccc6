// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  phase: 'activation' | 'choice' | 'final' | 'growth' | 'over' | 'turn'
  round: number
  rounds: number
  activates: boolean
  grows: boolean
  last_round: boolean
  waiting: number[]
  order: number[]
  active: number | null
  asked: Asked
  scanned: string
  columns: string[]
  rows: number[]
  guildhall: string[]
  tiles: Tile[]
  beadle: string
  neutrals: number
  plantation: 'ulster' | 'virginia'
  deck: number
  discard: string[]
  used: string[]
  mayor_deck: number
  players: Player[]
  boris: Boris | null
  hand: HandCard[]
  mayors: MayorCard[]
  offered: MayorCard[]
}

export interface Catalogue {
  tiles: TileFacts[]
  cards: CardFacts[]
  tokens: TokenFacts[]
  mayors: MayorFacts[]
  plantation: PlantationFacts[]
  limit: number
  liverymen: number
  bribe: number
  crown: number
}

export interface Placed {
  event: 'placed'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface BeadleCame {
  event: 'beadle-came'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface Drew {
  event: 'drew'
  seat: number
  cards: number
}

export interface Saw {
  event: 'saw'
  seat: number
  cards: string[]
}

export interface Shuffled {
  event: 'shuffled'
  seat: number
  cards: number
}

export interface Looked {
  event: 'looked'
  seat: number
  cards: number
}

export interface Offered {
  event: 'offered'
  seat: number
  mayors: string[]
}

export interface Kept {
  event: 'kept'
  seat: number
  cards: number
}

export interface KeptThis {
  event: 'kept-this'
  seat: number
  mayor: string
}

export interface Spent {
  event: 'spent'
  seat: number
  card: string
}

export interface Discarded {
  event: 'discarded'
  seat: number
  card: string
}

export interface Recovered {
  event: 'recovered'
  seat: number
  card: string
}

export interface Hired {
  event: 'hired'
  seat: number
  liverymen: number
}

export interface Moved {
  event: 'moved'
  seat: number
  cell: string
  tile: string
  name: string
  source: string
}

export interface Landed {
  event: 'landed'
  seat: number
  cell: string
  tile: string
  name: string
  liverymen: number
}

export interface Shifted {
  event: 'shifted'
  seat: number
  cell: string
  tile: string
  name: string
  liverymen: number
  source: string
}

export interface Sent {
  event: 'sent'
  seat: number
  source: string
}

export interface Planted {
  event: 'planted'
  seat: number
  liverymen: number
}

export interface Ousted {
  event: 'ousted'
  seat: number
  cell: string
  tile: string
  name: string
  boris: number
}

export interface Lent {
  event: 'lent'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface Scored {
  event: 'scored'
  seat: number
  points: number
}

export interface Won {
  event: 'won'
  seat: number
  cell: string
  tile: string
  name: string
  points: number
  boris: number
  solitaire: number
}

export interface Aimed {
  event: 'aimed'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface Stopped {
  event: 'stopped'
  seat: number
}

export interface Leaving {
  event: 'leaving'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface Reached {
  event: 'reached'
  seat: number
  cell: string
  tile: string
  name: string
  count: number
}

export interface Bribed {
  event: 'bribed'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface Tied {
  event: 'tied'
  seat: number
  cell: string
  tile: string
  name: string
}

export interface CameSecond {
  event: 'came-second'
  seat: number
  cell: string
  tile: string
  name: string
  token: string
  points: number
  boris: number
}

export interface Farmed {
  event: 'farmed'
  seat: number
  place: number
  points: number
}

export interface BorisFarmed {
  event: 'boris-farmed'
  seat: number
  points: number
}

export interface TurnedOver {
  event: 'turned-over'
  seat: number
  side: 'ulster' | 'virginia'
}

export interface BorisDrew {
  event: 'boris-drew'
  seat: number
  card: string
  colour: string
  cell: string
  why: 'around' | 'beadle' | 'next' | 'none'
}

export interface BorisTook {
  event: 'boris-took'
  seat: number
  cell: string
  tile: string
  name: string
  points: number
}

export interface MayorScored {
  event: 'mayor-scored'
  seat: number
  mayor: string
  points: number
}

export interface NeighboursScored {
  event: 'neighbours-scored'
  seat: number
  points: number
}

export interface Ended {
  event: 'ended'
  seat: number
}

export interface Started {
  event: 'started'
  seat: number
  round: number
}

export interface Played {
  event: 'played'
  seat: number
  card: string
}

export interface Rested {
  event: 'rested'
  seat: number
}

export interface Asked {
  question: string
  amount: number
  cell: string
}

export interface Tile {
  cell: string
  number: number
  tile: string
  standards: string[]
  points: number
  effect: string
  amount: number
  done: boolean
  threshold: number
  count: number
  pawns: number[]
  boris: number
  neutrals: number
  barred: boolean
  beadle: boolean
  token: string
  ready: boolean
  first: number | null
  second: number | null
  tied: boolean
  master: number | null
}

export interface Player {
  seat: number
  points: number
  guildhall: number
  supply: number
  plantation: number
  cards: number
  known: string[]
  mayors: string[]
  mayor_cards: number
  masters: string[]
  neighbours: number
  projected: number
  unlimited: boolean
}

export interface Boris {
  points: number
  cards: number
  turned: Turned[]
  tokens: number
  solitaire: boolean
}

export interface HandCard {
  card: string
  standards: string[]
  cost: number
  effect: string
  amount: number
  copies: number
  hire: boolean
  play: boolean
  moves: string[]
}

export interface MayorCard {
  mayor: string
  counts: string
  colour: string
  points: number
  per: number
  less: number
  cap: number
  worth: number
}

export interface TileFacts {
  number: number
  tile: string
  name: string
  standards: string[]
  threshold: number
  points: number
  extra: Effect
  provenance: string
}

export interface CardFacts {
  card: string
  standards: string[]
  copies: number
  cost: number
  ability: Effect
  provenance: string
}

export interface TokenFacts {
  token: string
  copies: number
  points: number
  extra: Effect
  provenance: string
}

export interface MayorFacts {
  mayor: string
  counts: string
  colour: string
  points: number
  less: number
  per: number
  cap: number
  provenance: string
}

export interface PlantationFacts {
  side: string
  first: RewardFacts
  second: RewardFacts
  boris: number[]
  provenance: string
}

export interface Turned {
  card: string
  cell: string
  why: 'around' | 'beadle' | 'next' | 'none'
}

export interface Effect {
  effect: string
  amount: number
}

export interface RewardFacts {
  points: number
  extra: Effect
}

export type Events = Placed | BeadleCame | Drew | Saw | Shuffled | Looked | Offered | Kept | KeptThis | Spent | Discarded | Recovered | Hired | Moved | Landed | Shifted | Sent | Planted | Ousted | Lent | Scored | Won | Aimed | Stopped | Leaving | Reached | Bribed | Tied | CameSecond | Farmed | BorisFarmed | TurnedOver | BorisDrew | BorisTook | MayorScored | NeighboursScored | Ended | Started | Played | Rested
