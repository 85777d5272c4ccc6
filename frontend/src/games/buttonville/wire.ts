// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  phase: 'choose' | 'over' | 'turn'
  question: string
  owed: number
  asker: string
  given: string
  round: number
  turns_left: number | null
  active: number
  first: number
  waiting: number[]
  villagers: string[]
  forum: string[]
  pile: number
  end_pile: number
  discard: Record<string, number>
  revealed: Record<string, number>
  hand: Record<string, number>
  offers: string[]
  players: Player[]
}

export interface Catalogue {
  cards: Card[]
  selections: Suggestion[]
  copies: number
  hand_limit: number
  points: number[]
  buttons_a_point: number
}

export interface Starts {
  event: 'starts'
  seat: number
}

export interface Chose {
  event: 'chose'
  seat: number
  villager: string
}

export interface Began {
  event: 'began'
  seat: number
  round: number
}

export interface Refilled {
  event: 'refilled'
  seat: number
  villager: string
}

export interface Drew {
  event: 'drew'
  seat: number
  villager: string
}

export interface DrewHidden {
  event: 'drew-hidden'
  seat: number
}

export interface Missed {
  event: 'missed'
  seat: number
}

export interface Took {
  event: 'took'
  seat: number
  villager: string
  origin: 'discard' | 'forum' | 'revealed'
}

export interface Gave {
  event: 'gave'
  seat: number
  villager: string
}

export interface Played {
  event: 'played'
  seat: number
  villager: string
  cards: number
}

export interface Used {
  event: 'used'
  seat: number
  villager: string
  place: number
}

export interface Gained {
  event: 'gained'
  seat: number
  villager: string
  buttons: number
}

export interface Paid {
  event: 'paid'
  seat: number
  villager: string
  buttons: number
}

export interface Robbed {
  event: 'robbed'
  seat: number
  victim: number
  buttons: number
}

export interface Discarded {
  event: 'discarded'
  seat: number
  villager: string
  origin: 'forum' | 'hand' | 'revealed' | 'set'
  cards: number
  place: number
}

export interface Added {
  event: 'added'
  seat: number
  villager: string
  origin: 'forum' | 'hand' | 'revealed'
  cards: number
  place: number
}

export interface TurnedUp {
  event: 'turned-up'
  seat: number
  villager: string
}

export interface Doubled {
  event: 'doubled'
  seat: number
}

export interface Named {
  event: 'named'
  seat: number
  villager: string
}

export interface Handed {
  event: 'handed'
  seat: number
  villager: string
  to: number
}

export interface HasNone {
  event: 'has-none'
  seat: number
  villager: string
}

export interface Copied {
  event: 'copied'
  seat: number
  villager: string
  place: number
}

export interface Showed {
  event: 'showed'
  seat: number
  villager: string
}

export interface Withered {
  event: 'withered'
  seat: number
  villager: string
  place: number
}

export interface LastRound {
  event: 'last-round'
  seat: number
}

export interface Scored {
  event: 'scored'
  seat: number
  points: number
  buttons: number
  button_points: number
  bonus: number
}

export interface Ended {
  event: 'ended'
  seat: number
}

export interface Player {
  seat: number
  buttons: number
  hand: number
  known: Record<string, number>
  lacking: string[]
  sets: Column[]
  button_points: number
  points: number
}

export interface Card {
  id: string
  guild: 'artisans' | 'artists' | 'citizens' | 'mages' | 'nobles' | 'prospectors'
  when: 'action' | 'played' | 'scoring' | 'turn-end' | 'turn-start'
  lines: Line[]
  provenance: 'found' | 'reconstructed' | 'rulebook'
  source: string
}

export interface Suggestion {
  id: string
  villagers: string[]
  more: string
  provenance: 'found' | 'reconstructed' | 'rulebook'
}

export interface Column {
  villager: string
  cards: number
  used: boolean
  fresh: boolean
  points: number
  bonus: number
}

export interface Line {
  verb: string
  amount: string
  count: number
  other: number
}

export type Events = Starts | Chose | Began | Refilled | Drew | DrewHidden | Missed | Took | Gave | Played | Used | Gained | Paid | Robbed | Discarded | Added | TurnedUp | Doubled | Named | Handed | HasNone | Copied | Showed | Withered | LastRound | Scored | Ended
