// What lies about on the worktops, seen from above: small, and the same on tiles alike. A thing is 20 wide, around its middle.
const RING = 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z'
export const THINGS: string[] = [
  `${RING}M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0ZM7 -1.500H11M-11 -1.500H-7`, // a pot
  `${RING}M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0ZM4.900 4.900L10 10`, // a pan
  'M-8 -6H5V6H-8ZM5 -2.500H10V2.500H5M-5 -3V3M-2 -3V3', // a board to cut on
  'M-7 1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM0 -4a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0ZM1 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', // fruit
  'M-8 -8L-1 -1M-9 -5L-5 -9M0 0L8 8M8 -8L-8 8', // knife and fork
  `${RING}M0 0V-5M0 0L4.500 2.500M0 0L-4.500 2.500`, // a bowl of herbs
]

// which thing lies in which corner, 0 to 3 clockwise; null: nothing
export function thingIn(tile: string, corner: number): string | null {
  let mixed = corner * 7
  for (const letter of tile) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1009
  return THINGS[mixed % (THINGS.length + 4)] ?? null
}
