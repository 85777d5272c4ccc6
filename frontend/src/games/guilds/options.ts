// Moves as their text says them: which card, tile or answer each belongs to. What is not among the moves cannot be clicked.
export const BORIS = 4 // as a view names him among the seats
export const HALL = 'hall'

export interface Option {
  move: string
  verb: string
  card: string // an action card or a mayoral card
  cell: string // a tile, or `hall`
  number: number
  owner: number | null // whose liveryman; seats from 0
}

const WITH_CARD = ['hire', 'play', 'pay', 'discard', 'take', 'neutral', 'keep']
const WITH_CELL = ['move', 'to', 'from', 'crown', 'oust']

export function optionOf(move: string): Option {
  const [verb = '', what = '', who = ''] = move.split(' ')
  return {
    move,
    verb,
    card: WITH_CARD.includes(verb) ? what : '',
    cell: WITH_CELL.includes(verb) ? what : '',
    number: verb === 'number' ? Number(what) : 0,
    owner: who ? (who === 'boris' ? BORIS : Number(who) - 1) : null,
  }
}
export const optionsOf = (moves: string[]): Option[] => moves.map(optionOf)

export const onCell = (options: Option[], cell: string): Option[] =>
  options.filter((option) => option.cell === cell)
export const withCard = (options: Option[], card: string): Option[] =>
  options.filter((option) => option.card === card && option.verb !== 'keep')

// answers that are neither a card nor a tile
export const answersOf = (options: Option[]): Option[] =>
  options.filter((option) => !option.card && !option.cell)

// what a tap on a card plays at once: everything but the own turn, where a card has several uses
export const atOnce = (options: Option[]): Option | undefined =>
  options.find((option) => ['pay', 'discard', 'take', 'neutral'].includes(option.verb))

// what somebody wants who taps there, in the verb of what is asked; legal or not
export function wishFor(options: Option[], what: 'card' | 'cell', name: string): string {
  if (name === HALL) return `from ${HALL}`
  const asked = options.find((option) => option[what] && !['keep', 'crown', 'oust'].includes(option.verb))
  return `${asked?.verb ?? (what === 'card' ? 'play' : 'move')} ${name}`
}

// "c3" is column c, row 3
export const columnOf = (cell: string, columns: string[]): number => columns.indexOf(cell[0] ?? '')
export const rowOf = (cell: string, rows: number[]): number => rows.indexOf(Number(cell[1]))
