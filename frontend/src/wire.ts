// Made from the Python models by `make types`. Do not edit.

export const PROTOCOL = 1
export const LONGEST_NAME = 20
export const LONGEST_CHAT = 400
export const LONGEST_WHISPER = 120
export const SEALED_BYTES = 512
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'moment', 'your-turn', 'again', 'bye'] as const

export interface Hello {
  type: 'hello'
  key: string
  protocol: number
  table: string
  secret?: string
  seat?: number | null
  news?: boolean
}

export interface Look {
  type: 'look'
  key: string
  seat: number | null
}

export interface Sit {
  type: 'sit'
  key: string
  seat: number
  name: string
}

export interface GetUp {
  type: 'get-up'
  key: string
  seat: number
}

export interface Publish {
  type: 'publish'
  key: string
  language: string
}

export interface Block {
  type: 'block'
  key: string
  seat: number
}

export interface Seat {
  type: 'seat-bot'
  key: string
  seat: number
  level: string
}

export interface Arrange {
  type: 'arrange'
  key: string
  seats: number
  options: Record<string, string>
  clock: Clock | null
  rhythm?: Rhythm | null
}

export interface Share {
  type: 'share'
  key: string
  seat: number
  match: number
  share: string
}

export interface Start {
  type: 'start'
  key: string
}

export interface Move {
  type: 'move'
  key: string
  seat: number
  match: number
  number: number
  move: string
  whisper?: string
  pad?: string
}

export interface Enter {
  type: 'enter'
  key: string
  match: number
  number: number
  did: Entered[]
}

export interface GoBack {
  type: 'go-back'
  key: string
  match: number
  number: number
  kept: number
}

export interface AskUndo {
  type: 'ask-undo'
  key: string
  seat: number
  free?: boolean
}

export interface AnswerUndo {
  type: 'answer-undo'
  key: string
  seat: number
  agree: boolean
}

export interface StandIn {
  type: 'stand-in'
  key: string
  seat: number
  level: string
}

export interface ComeBack {
  type: 'come-back'
  key: string
  seat: number
}

export interface Hasten {
  type: 'hasten'
  key: string
  seat: number
  agree: boolean
}

export interface Ready {
  type: 'ready'
  key: string
  seat: number
}

export interface HandOver {
  type: 'hand-over'
  key: string
  seat: number
}

export interface AskHint {
  type: 'ask-hint'
  key: string
  seat: number
  match: number
  number: number
}

export interface AskWhy {
  type: 'ask-why'
  key: string
  seat: number
  match: number
  number: number
  move: string
}

export interface Say {
  type: 'say'
  key: string
  seat: number
  text?: string
  phrase?: '' | 'again' | 'bye' | 'good-luck' | 'hello' | 'moment' | 'sorry' | 'thanks' | 'well-played' | 'your-turn'
}

export interface Ping {
  type: 'ping'
  key: string
}

export interface Welcome {
  type: 'welcome'
  key: string
  protocol: number
  now: number
  table: TableSeen
  chat: Chat[]
  scene: Scene | null
  pad?: string
}

export interface TableChanged {
  type: 'table'
  table: TableSeen
}

export interface Scene {
  type: 'scene'
  match: number
  number: number
  seat: number | null
  view: unknown
  moves: string[]
  lines: Line[]
  whole: boolean
  waiting: number[]
  may_undo: 'ask' | 'free' | 'no'
  clock: ClockSeen | null
  dark: Dark | null
  debate: Debate | null
  voice: string | null
  said: Chat[] | null
  prompt?: Prompt
  pad?: string
}

export interface News {
  type: 'news'
  match: number
  number: number
  seat: number | null
  changes: Change[]
  moves: string[]
  lines: Line[]
  waiting: number[]
  may_undo: 'ask' | 'free' | 'no'
  clock: ClockSeen | null
}

export interface Chat {
  type: 'chat'
  seat: number
  name: string
  text: string
  at: number
  channel: string
  phrase: '' | 'again' | 'bye' | 'good-luck' | 'hello' | 'moment' | 'sorry' | 'thanks' | 'well-played' | 'your-turn'
}

export interface Done {
  type: 'done'
  key: string
  link: string
  hint: HintSeen | null
  pad?: string
}

export interface Refused {
  type: 'refused'
  key: string
  code: string
  facts: Record<string, string | number>
  rule: string | null
  sentence: string
  pad?: string
}

export interface Closing {
  type: 'closing'
  code: 'blocked' | 'broken' | 'moved' | 'no-hello' | 'not-found' | 'old-protocol' | 'restarting' | 'too-fast' | 'too-slow'
}

export interface Trace {
  table: string
  game: string
  opened: number
  hosted: boolean
  names: string[]
  moves: number
  lines: number
}

export interface Traces {
  tables: Trace[]
}

export interface Forgotten {
  tables: number
}

export interface Evening {
  table: string
  match: number
  game: string
  at: number
  seat: number
  names: string[]
  people: number
  won: boolean
  score: number | null
  counts: boolean
  setup: string
  share: string
}

export interface Kept {
  passkey: boolean
  evenings: Evening[]
}

export interface Keep {
  evenings: Evening[]
}

export interface Packed {
  evenings: Evening[]
  code?: string
}

export interface Parcel {
  code: string
}

export interface Question {
  question: string
  person: string
  site: string
}

export interface Answered {
  question: string
  person: string
  id: string
  client: string
  attestation?: string
  authenticator?: string
  signature?: string
}

export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  language: string
}

export interface PushKey {
  key: string
}

export interface Asked {
  tables: string[]
}

export interface Turn {
  table: string
  game: string
  phase: 'open' | 'over' | 'playing'
  mine: boolean
  ends: number
  days: number
  names: string[]
}

export interface Turns {
  turns: Turn[]
}

export interface OptionSeen {
  key: string
  choices: string[]
  default: string
  seats: number[]
}

export interface GameSeen {
  key: string
  title: string
  titles: Record<string, string>
  seats: number[]
  minutes: number
  credits: string
  options: OptionSeen[]
  levels: string[]
  beats: Record<string, number>
  daily: boolean
  lesson: boolean
  moderated: boolean
}

export interface Sentence {
  number: string
  text: string
}

export interface Chapter {
  number: string
  title: string
  paragraphs: string[]
  table: string[][]
  sentences: Sentence[]
}

export interface Words {
  text: string
}

export interface Rules {
  game: string
  language: string
  title: string
  intro: string
  chapters: Chapter[]
}

export interface NewTable {
  game: string
  seats?: number | null
  options?: Record<string, string>
  clock?: Clock | null
  rhythm?: Rhythm | null
  name?: string
  level?: string
  bots?: boolean
  waits?: boolean
  setup?: string
  listed?: string
  moderated?: boolean
  names?: string[]
  deal?: string[]
}

export interface OpenTable {
  table: string
  game: string
  language: string
  seats: number
  free: number
  people: string[]
  options: Record<string, string>
  clock: Clock | null
}

export interface Looking {
  welcome: boolean
  tables: OpenTable[]
}

export interface SeatMe {
  game: string
  name: string
  language: string
}

export interface Opened {
  table: string
  join: string
  setup: string
}

export interface Run {
  name: string
  level: string
  mine: boolean
  over: boolean
  moves: number
  result: ResultSeen | null
  hints: number
  table: string
  match: number
  share: string
}

export interface SetupSeen {
  setup: string
  options: Record<string, string>
  par: number | null
  best: number | null
  runs: Run[]
}

export interface Frame {
  number: number
  branch: number
  seat: number | null
  move: string
  lines: Line[]
  view: unknown
}

export interface AnalysisSeen {
  done: number
  steps: number
  told: Analysis | null
  heard: Line[]
}

export interface OwnSeats {
  seats: number[]
}

export interface TryHere {
  number: number
}

export interface Replay {
  table: string
  game: string
  match: number
  seats: string[]
  options: Record<string, string>
  eyes: string
  result: ResultSeen
  setup: string
  promise: string
  secret: string
  backs: number
  shares: string[]
  frames: Frame[]
}

export interface Health {
  status: 'failing' | 'ok'
  version: string
  outside: string
}

export interface LiveTable {
  table: string
  game: string
  phase: string
  moves: number
  people: number
  sockets: number
}

export interface Admin {
  version: string
  since: number
  tables: number
  live: LiveTable[]
  sockets: number
}

export interface Problem {
  code: string
  facts: Record<string, string | number>
  sentence: string
}

export interface Clock {
  bank: number
  bonus: number
  days: number
}

export interface Rhythm {
  beat: number
  early: boolean
  debate: number
  reading: number
}

export interface Entered {
  seat: number
  move: string
}

export interface TableSeen {
  id: string
  game: string
  phase: 'open' | 'over' | 'playing'
  match: number
  options: Record<string, string>
  clock: Clock | null
  rhythm: Rhythm | null
  pace: Pace | null
  moderated: boolean
  seats: SeatSeen[]
  host: number | null
  yours: number[]
  may_sit: boolean
  listed: string
  promise: string
  next_promise: string
  takes_shares: boolean
  undo: UndoSeen | null
  backs: number
  result: ResultSeen | null
  setup: string
  trial: boolean
  hints: number[]
  matches: number
  dropped: boolean
  links: Links
}

export interface Line {
  move: number
  event: string
  seat: number
  facts: Record<string, string | number>
  data: unknown
}

export interface ClockSeen {
  left: number[]
  running: number[]
}

export interface Dark {
  ends: number
  length: number
  early: boolean
  waits: boolean
  sealed: string
  reading: boolean
  ready: boolean
}

export interface Debate {
  ends: number
  length: number
}

export interface Prompt {
  number: number
  script: unknown
  steps: Step[]
}

export interface Change {
  at: (string | number)[]
  to: unknown
}

export interface HintSeen {
  move: string
  reason: string
  facts: Record<string, string | number>
}

export interface ResultSeen {
  scores: (number | null)[]
  winners: number[]
  reason: string
  facts: Record<string, string | number>
}

export interface Analysis {
  seat: number
  measure: 'chance' | 'conclusions' | 'points'
  points: Point[]
  choices: Choice[]
  clues: Clues[]
  looked_for: string
  moments: Moment[]
  totals: Totals | null
  worlds: number
}

export interface Pace {
  kind: 'alone' | 'short' | 'skipped' | 'steady' | 'watched'
  asked: number[]
}

export interface SeatSeen {
  kind: 'bot' | 'free' | 'person'
  name: string
  level: string
  here: boolean
  away: number
  hastens: boolean
}

export interface UndoSeen {
  seat: number
  moves: number
  asked: number[]
}

export interface Links {
  join: string
  watch: string
  share: string
}

export interface Step {
  kept: number
  step: string
  did: Entered[]
}

export interface Point {
  number: number
  worth: number
  cause: 'choice' | 'luck' | 'others' | 'start'
}

export interface Choice {
  number: number
  played: string
  best: string
  before: number
  worth: number
  best_worth: number
  lost: number
  why: Phrase | null
}

export interface Clues {
  number: number
  step: Phrase
  shares: number[]
}

export interface Moment {
  cause: 'choice' | 'luck' | 'others' | 'start' | 'learned'
  since: number
  until: number
  before: number
  after: number
  seat: number | null
}

export interface Totals {
  start: number
  choices: number
  luck: number
  others: number
  end: number
}

export interface Phrase {
  message: string
  facts: Record<string, string | number>
}

export type FromClient = Hello | Look | Sit | GetUp | Publish | Block | Seat | Arrange | Share | Start | Move | Enter | GoBack | AskUndo | AnswerUndo | StandIn | ComeBack | Hasten | Ready | HandOver | AskHint | AskWhy | Say | Ping

export type FromServer = Welcome | TableChanged | Scene | News | Chat | Done | Refused | Closing
