// What every game gives to the pages: a board, a cover, a first explanation, an ending and a proof of its luck.
import type { Component } from 'svelte'
import type { Say } from '../speech'
import type { HintSeen, Line, Replay, ResultSeen } from '../wire'

export interface BoardProps<View = unknown> {
  view: View
  moves: string[] // what can be played now is what stands here; a board knows no rule
  lines: Line[] // what has just happened, to be shown as movement; empty after a reload
  story?: Line[] // all that was told so far, if the page knows it
  seat: number | null // whose eyes; null is a spectator
  names: string[]
  say: Say // the words of this game and of the pages
  play: (move: string) => void
  skip?: () => void // what was to be shown has been seen: on to the next scene
  refused: string | null // the move that was just refused, so that its spot can be marked
  still: boolean // do not animate: replay steps, reduced motion
  hint?: HintSeen | null // what a specialist would play now, if the player asked
  lesson?: boolean // a first match, with a guide
  large: boolean // the big screen: readable from four metres, nothing private
}

export interface EndingProps {
  lines: Line[] // the whole story
  result: ResultSeen
  names: string[]
  say: Say
}

export interface Check {
  ok: boolean
  label: string // already in words
}

export interface GameFace {
  Board: Component<BoardProps<any>>
  Ending: Component<EndingProps> // how each point was made
  prove: (replay: Replay, say: Say) => Check[] // computes the luck again; see docs/architecture.md, luck and proof
  marks?: (story: Line[]) => string // a match played alone as a row of signs, to be shared without spoiling it
  pace?: (lines: Line[]) => number // milliseconds that the board needs to show these lines, before the next scene
}

// light parts, for the shelf
export interface GameCover {
  Cover: Component<{ title: string }>
  Panels: Component<{ say: Say }> // the 60-second explanation: 4 to 6 pictures with a sentence each
}
