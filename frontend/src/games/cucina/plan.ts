// The plan of a kitchen: its spaces and sides, tiles as they lie when turned, and what their open sides meet.
import type { Area, Face, Kitchen, Lying, View } from './wire'

export const SIDE = 4 // spaces in a row
export const COLUMNS = 'abcd'
export const SIDES = 'nesw'
export type Way = Lying['way']

const STEPS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

export interface Spot {
  column: number // from 0
  row: number // from 0, at the top
}
export const spotOf = (space: string): Spot => ({
  column: COLUMNS.indexOf(space[0] ?? ''),
  row: Number(space[1]) - 1,
})
export const nameOf = ({ column, row }: Spot): string => `${COLUMNS[column]}${row + 1}`
export const SPACES: string[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  nameOf({ column: at % SIDE, row: Math.floor(at / SIDE) }),
)

export const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4]!
export const turnedSide = (side: string, quarters: number): string =>
  SIDES[(SIDES.indexOf(side) + quarters) % 4]!
const inOrder = (sides: string[]): string => [...SIDES].filter((side) => sides.includes(side)).join('')

// the corridors of a tile, as it lies with its printed north pointing that way
export function areasOf(face: Face | undefined, way: string): Area[] {
  const quarters = Math.max(0, SIDES.indexOf(way))
  return (face?.areas ?? []).map((area) => ({
    ...area,
    open: inOrder([...area.open].map((side) => turnedSide(side, quarters))),
  }))
}

export const faceOf = (view: View, tile: string): Face | undefined =>
  view.faces.find((face) => face.tile === tile)

// the next orientation that looks different
export function turn(face: Face | undefined, way: Way, quarters: number): Way {
  const ways = face?.ways ?? SIDES.length
  return SIDES[(SIDES.indexOf(way) + quarters + ways) % ways] as Way
}

// beyond that side: another space, or the name of a niche such as n2
export function beyond(space: string, side: string): { space: string } | { slot: string } {
  const { column, row } = spotOf(space)
  const [across, down] = STEPS[side]!
  const next = { column: column + across, row: row + down }
  const inside = next.column >= 0 && next.column < SIDE && next.row >= 0 && next.row < SIDE
  if (inside) return { space: nameOf(next) }
  return { slot: `${side}${(side === 'n' || side === 's' ? column : row) + 1}` }
}

// what an open side of a tile meets
export type Meeting = 'door' | 'lobster' | 'bone' | 'joined' | 'wall' | 'open'

export interface Joint {
  side: string
  meets: Meeting
  lit: boolean // one comes from the entrance to the other side of it
}

// what the corridors of a tile would meet on that space: nothing is counted here, only looked at
export function jointsAt(view: View, kitchen: Kitchen, space: string, areas: Area[]): Joint[] {
  return areas.flatMap((area) => [...area.open].map((side) => jointAt(view, kitchen, space, side)))
}

function jointAt(view: View, kitchen: Kitchen, space: string, side: string): Joint {
  const over = beyond(space, side)
  if ('slot' in over) {
    const door = over.slot === view.entrance
    const meets = door
      ? 'door'
      : kitchen.lobsters.includes(over.slot)
        ? 'lobster'
        : kitchen.bones.includes(over.slot)
          ? 'bone'
          : 'wall'
    return { side, meets, lit: door }
  }
  const beside = kitchen.tiles.find((tile) => tile.space === over.space)
  if (!beside) return { side, meets: 'open', lit: false }
  const across = opposite(side)
  const meets = areasOf(faceOf(view, beside.tile), beside.way).some((area) => area.open.includes(across))
  const lit = kitchen.walk.some(
    (step) => !step.niche && step.space === over.space && step.sides.includes(across),
  )
  return { side, meets: meets ? 'joined' : 'wall', lit }
}

// -- drawing: a space is 100 wide, and corridors lead through the middle of its sides ------------------------

export const CELL = 100
const MIDDLE: Record<string, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] }
const CORNER: Record<string, [number, number]> = { ne: [100, 0], es: [100, 100], sw: [0, 100], nw: [0, 0] }
const NOOK = 50 // how deep a corridor reaches that has one side
const GAP = 30 // between two symbols
const SHORT = 27 // the same where another corridor passes through the middle

const isBend = (open: string): boolean => open in CORNER

// the line along the middle of a corridor; `beside` another one on the same tile
export function lineOf(open: string, beside: boolean): string {
  const at = (side: string) => MIDDLE[side]!.join(' ')
  if (open.length === 1) {
    const [x, y] = MIDDLE[open]!
    const deep = beside ? SHORT : NOOK
    const [across, down] = STEPS[open]!
    return `M${x} ${y}L${x - across * deep} ${y - down * deep}`
  }
  if (isBend(open)) {
    const [from, to] = [open[0]!, open[1]!]
    return `M${at(from)}A50 50 0 0 ${open === 'nw' ? 1 : 0} ${at(to)}`
  }
  const lines: string[] = []
  if (open.includes('n') && open.includes('s')) lines.push('M50 0V100')
  if (open.includes('e') && open.includes('w')) lines.push('M0 50H100')
  for (const side of open) if (!open.includes(opposite(side))) lines.push(`M${at(side)}L50 50`)
  return lines.join('')
}

// where the symbols of a corridor lie, so many of them: in a row along it
export function spotsOf(open: string, beside: boolean, many: number): [number, number][] {
  const [x, y] = centreOf(open, beside)
  if (many < 2) return many ? [[x, y]] : []
  const nook = open.length === 1 ? STEPS[open]! : null
  const [across, down] = nook ?? (open.includes('n') && open.includes('s') ? [0, 1] : [1, 0])
  return Array.from({ length: many }, (_, at) => {
    const off = GAP * (nook ? at : at - (many - 1) / 2)
    return [x + across * off, y + down * off]
  })
}

function centreOf(open: string, beside: boolean): [number, number] {
  if (isBend(open)) {
    const [x, y] = CORNER[open]!
    const in_ = 50 * Math.SQRT1_2
    return [x ? x - in_ : in_, y ? y - in_ : in_]
  }
  if (open.length > 1) return [50, 50]
  const [x, y] = MIDDLE[open]!
  const [across, down] = STEPS[open]!
  const deep = beside ? 15 : 50
  return [x - across * deep, y - down * deep]
}
