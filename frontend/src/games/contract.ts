// What every game gives to the pages: a board, a cover, a first explanation, an ending and a proof of its luck.
import type { Component } from 'svelte'
import type { Say } from '../speech'
import type { GiveAccount, GiveVerdict } from './account'
import type { Hint } from './guide'
import type {
  Chat,
  Entered,
  GameSeen,
  HintSeen,
  Line,
  NewTable,
  OptionSeen,
  Prompt,
  Replay,
  ResultSeen,
} from '../wire'

// Something that ends by itself, on this device's clock; `ends` is 0 while time stands still.
export interface Timed {
  ends: number
  length: number // milliseconds
}

// A round in which everybody decides unseen. What is chosen stays on the device and leaves it at a moment that is the same for all.
export interface DarkRound extends Timed {
  seals: number // when the choice leaves the device
  early: boolean // it may end sooner, when all have decided
  waits: boolean // for this player, who is alone with bots: `ends` is 0 until something is chosen, and then soon
  sealed: string // what has left it already; empty if nothing has
  reading: boolean // the first round of a match has not begun: people read what they hold
  ready: boolean // this player has
  getReady: () => void
  choose: (move: string) => void // the last one counts
  whisper: (text: string) => void
}

export interface BoardProps<View = unknown> {
  view: View
  moves: string[] // what can be played now is what stands here; a board knows no rule
  lines: Line[] // what has just happened, to be shown as movement; empty after a reload
  story?: Line[] // all that was told so far, if the page knows it
  seat: number | null // whose eyes; null is a spectator
  names: string[]
  say: Say // the words of this game and of the pages
  play: (move: string) => void
  // Why may this not be played? The page says it beside the place, with the rule. False if that stands there
  // already: then a tap may mean something else, such as a look. Nobody answers in replays.
  ask?: (move: string, place: Element) => boolean
  skip?: () => void // what was to be shown has been seen: on to the next scene
  refused: string | null // the move that was just refused, so that its spot can be marked
  reason?: string // why, in words: the page says it at the top, and a board may say it at the spot, too
  still: boolean // do not animate: replay steps, reduced motion
  hint?: HintSeen | null // what a specialist would play now, if the player asked; else the page says it
  lesson?: boolean // a first match, with a guide
  company?: boolean // several people play, not one alone with bots
  large: boolean // the big screen: readable from four metres, nothing private
  dark?: DarkRound | null // at a table, in the dark
  debate?: Timed | null // a debate that ends by itself
  heard?: Chat[] // what was said at the table, as far as these eyes heard it
  match?: number // the how-manyth of its table
}

export interface EndingProps {
  lines: Line[] // the whole story, as these eyes saw it
  whole?: () => Promise<Line[]> // all of it, now that nothing is secret any more
  result: ResultSeen
  names: string[]
  say: Say
}

export interface Check {
  ok: boolean
  label: string // already in words
}

// for a game whose options need more than a list
export interface ComposerProps {
  options: OptionSeen[]
  chosen: Record<string, string>
  seats: number
  may: boolean // change them; else they are read
  problem: string // why the last wish was refused
  say: Say
  choose: (wishes: Record<string, string>) => void
}

// for the device of who leads a match at a real table
export interface ModeratorProps<View = unknown> {
  view: View // everything
  prompt: Prompt // its script is the game's
  names: string[]
  say: Say
  busy: boolean // something is on its way
  result: ResultSeen | null
  screen: string // the link of the big screen
  replay: string // the page of the replay, when it is over
  enter: (did: Entered[]) => void
  back: (kept: number) => void
  onmenu: () => void
}

// before such a match: who sits there, what is played, who holds what
export interface GatheringProps {
  game: GameSeen
  say: Say
  problem: string // why the table was not opened
  busy: boolean
  open: (table: NewTable) => void
}

export interface Leading {
  Moderator: Component<ModeratorProps<any>>
  Gathering: Component<GatheringProps>
}

export interface GameFace {
  Board: Component<BoardProps<any>>
  Ending: Component<EndingProps> // how each point was made
  prove: (replay: Replay, say: Say) => Check[] | Promise<Check[]> // the luck again; docs/architecture.md, luck and proof
  marks?: (story: Line[]) => string // a match played alone as a row of signs, to be shared without spoiling it
  pace?: (lines: Line[]) => number // milliseconds that the board needs to show these lines, before the next scene
  Composer?: Component<ComposerProps> // instead of the plain list of options
  leading?: () => Promise<Leading> // a person can lead it at a real table
  hints?: () => Promise<{ default: Hint<any>[] }> // of a guided first match, see guide.ts
  account?: () => Promise<{ default: GiveAccount }> // how the points came, for the end
  verdict?: () => Promise<{ default: GiveVerdict }> // the same where sides win together
  scoreless?: boolean // sides win, nobody counts points: the ending itself shows who won
  advises?: boolean // the board itself shows a hint that somebody asked for
  broad?: boolean // the board wants the width of a desktop: people and talk share one side of it
  folk?: boolean // it shows who plays: no strip of them above it on a phone
  crowd?: boolean // the board shows who plays: no list of them beside it on a phone, and it fills the big screen
  gather?: (lines: Line[], names: string[]) => Line[] // what belongs together in one sentence, for the log
  isSecret?: (line: Line) => boolean // must not stand on a screen unasked, where others could read it
  whispers?: string // the channel of what is said in the dark, which nobody else should see either
}
