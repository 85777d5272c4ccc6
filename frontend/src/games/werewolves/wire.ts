// Made from the Python models by `make types`. Do not edit.

export interface View {
  me: number | null
  time: 'day' | 'draft' | 'night' | 'over'
  phase: string
  night: number
  waiting: number[]
  people: Person[]
  deck: Record<string, number>
  unused: number
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
  reports: Report[]
  dark: Night
  winner: string
}

export interface Catalogue {
  roles: Role[]
  tokens: PublicRole[]
  decks: Deck[]
  homes: Record<string, string[]>
  calls: string[]
  see: number[]
  noticed: number[]
  glimpse: number
}

export interface Script {
  call: string
  steps: Step[]
  question: Question | null
  gone: number[]
  may_go: number[]
  middle: string[]
}

export interface Called {
  event: 'called'
  seat: number
  call: string
}

export interface Asked {
  event: 'asked'
  seat: number
  call: string
  deciding: number
}

export interface Paired {
  event: 'paired'
  seat: number
  other: number
}

export interface Dealt {
  event: 'dealt'
  seat: number
  card: string
}

export interface SawMiddle {
  event: 'saw-middle'
  seat: number
  first: string
  second: string
}

export interface TookToken {
  event: 'took-token'
  seat: number
  building: string
}

export interface OfferedHome {
  event: 'offered-home'
  seat: number
  building: string
}

export interface Housed {
  event: 'housed'
  seat: number
  building: string
}

export interface RefusedHome {
  event: 'refused-home'
  seat: number
  building: string
}

export interface LeftEmpty {
  event: 'left-empty'
  seat: number
  building: string
}

export interface BecameCaptain {
  event: 'became-captain'
  seat: number
}

export interface NoCaptain {
  event: 'no-captain'
  seat: number
}

export interface Died {
  event: 'died'
  seat: number
  card: string
  cause: string
}

export interface Shot {
  event: 'shot'
  seat: number
  other: number
}

export interface Grieved {
  event: 'grieved'
  seat: number
  other: number
}

export interface Withdrawn {
  event: 'withdrawn'
  seat: number
  card: string
}

export interface TurnedUp {
  event: 'turned-up'
  seat: number
  card: string
}

export interface Ended {
  event: 'ended'
  seat: number
  winner: string
}

export interface MetWolf {
  event: 'met-wolf'
  seat: number
}

export interface Pointed {
  event: 'pointed'
  seat: number
  other: number
}

export interface BecamePrey {
  event: 'became-prey'
  seat: number
}

export interface NoPrey {
  event: 'no-prey'
  seat: number
}

export interface Glimpsed {
  event: 'glimpsed'
  seat: number
  other: number
}

export interface Shadows {
  event: 'shadows'
  seat: number
}

export interface NoticedGirl {
  event: 'noticed-girl'
  seat: number
}

export interface Woke {
  event: 'woke'
  seat: number
  card: string
}

export interface NightFell {
  event: 'night-fell'
  seat: number
  night: number
}

export interface Swapped {
  event: 'swapped'
  seat: number
  card: string
}

export interface Guarded {
  event: 'guarded'
  seat: number
  other: number
}

export interface Saw {
  event: 'saw'
  seat: number
  other: number
  card: string
}

export interface Looked {
  event: 'looked'
  seat: number
  other: number
}

export interface Bit {
  event: 'bit'
  seat: number
  other: number
}

export interface LitFire {
  event: 'lit-fire'
  seat: number
  building: string
}

export interface ShownVictim {
  event: 'shown-victim'
  seat: number
}

export interface NoVictim {
  event: 'no-victim'
  seat: number
}

export interface Cured {
  event: 'cured'
  seat: number
  other: number
}

export interface Poisoned {
  event: 'poisoned'
  seat: number
  other: number
}

export interface Charmed {
  event: 'charmed'
  seat: number
}

export interface StuckPoster {
  event: 'stuck-poster'
  seat: number
  other: number
}

export interface DayBroke {
  event: 'day-broke'
  seat: number
  day: number
  deaths: number
}

export interface BurntDown {
  event: 'burnt-down'
  seat: number
  building: string
  homeless: number
}

export interface Posted {
  event: 'posted'
  seat: number
}

export interface Banned {
  event: 'banned'
  seat: number
}

export interface FilledIn {
  event: 'filled-in'
  seat: number
  other: number
}

export interface Voted {
  event: 'voted'
  seat: number
  other: number
}

export interface HandedIn {
  event: 'handed-in'
  seat: number
}

export interface GotVotes {
  event: 'got-votes'
  seat: number
  votes: number
}

export interface Tied {
  event: 'tied'
  seat: number
  players: number
}

export interface BrokeTie {
  event: 'broke-tie'
  seat: number
  other: number
}

export interface Condemned {
  event: 'condemned'
  seat: number
}

export interface Spared {
  event: 'spared'
  seat: number
}

export interface Pleaded {
  event: 'pleaded'
  seat: number
}

export interface Pardoned {
  event: 'pardoned'
  seat: number
}

export interface Denied {
  event: 'denied'
  seat: number
}

export interface LostImmunity {
  event: 'lost-immunity'
  seat: number
}

export interface Claimed {
  event: 'claimed'
  seat: number
  card: string
}

export interface Accused {
  event: 'accused'
  seat: number
  other: number
}

export interface Defended {
  event: 'defended'
  seat: number
  other: number
}

export interface Reported {
  event: 'reported'
  seat: number
  other: number
  wolf: boolean
}

export interface Debated {
  event: 'debated'
  seat: number
}

export interface Confessed {
  event: 'confessed'
  seat: number
  other: number
}

export interface HeardCard {
  event: 'heard-card'
  seat: number
  other: number
  card: string
}

export interface Restored {
  event: 'restored'
  seat: number
  other: number
}

export interface UsedRazor {
  event: 'used-razor'
  seat: number
  other: number
}

export interface AskedOut {
  event: 'asked-out'
  seat: number
  other: number
}

export interface Stalled {
  event: 'stalled'
  seat: number
  turns: number
}

export interface Missed {
  event: 'missed'
  seat: number
  times: number
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
  against: number[]
  tally: number
  claim: string
  accuses: number[]
  defends: number[]
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

export interface Report {
  by: number
  about: number
  wolf: boolean
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
  joining: Record<string, number>
  wolves: Record<string, number>
}

export interface Step {
  key: string
  say: Cue[]
  do: Cue[]
  wake: number[]
}

export interface Question {
  way: string
  rows: Row[]
  must: boolean
}

export interface Cue {
  message: string
  facts: Record<string, string | number>
}

export interface Row {
  seat: number
  moves: string[]
}

export type Events = Called | Asked | Paired | Dealt | SawMiddle | TookToken | OfferedHome | Housed | RefusedHome | LeftEmpty | BecameCaptain | NoCaptain | Died | Shot | Grieved | Withdrawn | TurnedUp | Ended | MetWolf | Pointed | BecamePrey | NoPrey | Glimpsed | Shadows | NoticedGirl | Woke | NightFell | Swapped | Guarded | Saw | Looked | Bit | LitFire | ShownVictim | NoVictim | Cured | Poisoned | Charmed | StuckPoster | DayBroke | BurntDown | Posted | Banned | FilledIn | Voted | HandedIn | GotVotes | Tied | BrokeTie | Condemned | Spared | Pleaded | Pardoned | Denied | LostImmunity | Claimed | Accused | Defended | Reported | Debated | Confessed | HeardCard | Restored | UsedRazor | AskedOut | Stalled | Missed
