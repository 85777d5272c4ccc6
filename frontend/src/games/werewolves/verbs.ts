// Moves by what they do: a verb, with a player, with a word after it, or alone. Unknown verbs work as well.

export interface Aim {
  move: string
  player: number | null // a seat
  word: string // what stands after the verb and the player
}
export interface Verb {
  verb: string
  aims: Aim[]
}

const SHAPE = /^([a-z]+(?: and [a-z]+)*)(?: ([1-9][0-9]?))?(?: ([a-z].*))?$/

// players are numbered from 1 in moves
export function read(move: string): Aim & { verb: string } {
  const found = SHAPE.exec(move)
  if (!found) return { verb: move, move, player: null, word: '' }
  const [, verb = move, player, word = ''] = found
  return { verb, move, player: player ? Number(player) - 1 : null, word }
}

export const isAlone = (verb: Verb): boolean => verb.aims.length === 1 && isBare(verb.aims[0]!)
const isBare = (aim: Aim) => aim.player === null && aim.word === ''

// in the order in which they are offered; what the clock plays is nobody's choice
export function verbsOf(moves: string[]): Verb[] {
  const verbs = new Map<string, Aim[]>()
  for (const move of moves) {
    if (move === 'away') continue
    const { verb, ...aim } = read(move)
    verbs.set(verb, [...(verbs.get(verb) ?? []), aim])
  }
  return [...verbs].map(([verb, aims]) => ({ verb, aims }))
}

export const playersOf = (verb: Verb | undefined): Set<number> =>
  new Set(verb?.aims.flatMap((aim) => (aim.player === null ? [] : [aim.player])) ?? [])

export const wordsFor = (verb: Verb | undefined, player: number | null): Aim[] =>
  verb?.aims.filter((aim) => aim.player === player && !isBare(aim)) ?? []
