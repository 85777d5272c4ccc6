// The grid: eight columns and six rows. On a tall screen it lies on its side, so neighbours stay neighbours.
export const COLUMNS = 'abcdefgh'
export const ROWS = 6

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const within = (number: number, most: number): number => Math.max(0, Math.min(most, number))

// where an arrow key leads, or null for other keys
export function neighbour(place: string, key: string, tall: boolean): string | null {
  const step = STEPS[key]
  if (!step) return null
  const [across, down] = tall ? [step[1], step[0]] : step
  const column = within(COLUMNS.indexOf(place[0] ?? '') + across, COLUMNS.length - 1)
  const row = within(Number(place.slice(1)) - 1 + down, ROWS - 1)
  return `${COLUMNS[column]}${row + 1}`
}
