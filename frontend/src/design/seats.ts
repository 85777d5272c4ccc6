// A seat's enamel token: a colour and a shape, so that nobody needs to tell colours apart.
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'plum', 'teal', 'rust', 'slate'] as const
export const SHAPES = [
  'circle',
  'square',
  'diamond',
  'triangle',
  'hexagon',
  'cross',
  'drop',
  'shield',
] as const

export type SeatColour = (typeof COLOURS)[number]
export type SeatShape = (typeof SHAPES)[number]

// Up to 64 seats no two look alike: after each round of colours the shapes move on by one.
export const seatColour = (seat: number): SeatColour => COLOURS[seat % COLOURS.length]!
export const seatShape = (seat: number): SeatShape =>
  SHAPES[(seat + Math.floor(seat / COLOURS.length)) % SHAPES.length]!

// the custom property with the colour, for `style:fill={seatPaint(seat)}`
export const seatPaint = (seat: number): string => `var(--enamel-${seatColour(seat)})`

// the outline of each shape in a box of 24 by 24
export const OUTLINES: Record<SeatShape, string> = {
  circle: 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6z',
  square:
    'M5.4 2.8h13.2a2.6 2.6 0 0 1 2.6 2.6v13.2a2.6 2.6 0 0 1-2.6 2.6H5.4a2.6 2.6 0 0 1-2.6-2.6V5.4a2.6 2.6 0 0 1 2.6-2.6z',
  diamond:
    'M10.5 1.9a2.1 2.1 0 0 1 3 0l8.6 8.6a2.1 2.1 0 0 1 0 3l-8.6 8.6a2.1 2.1 0 0 1-3 0l-8.6-8.6a2.1 2.1 0 0 1 0-3z',
  triangle: 'M10.1 2.9a2.2 2.2 0 0 1 3.8 0l8.5 14.8a2.2 2.2 0 0 1-1.9 3.3h-17a2.2 2.2 0 0 1-1.9-3.3z',
  hexagon:
    'M11 1.8a2 2 0 0 1 2 0l7.2 4.1a2 2 0 0 1 1 1.8v8.6a2 2 0 0 1-1 1.8L13 22.2a2 2 0 0 1-2 0l-7.2-4.1a2 2 0 0 1-1-1.8V7.7a2 2 0 0 1 1-1.8z',
  cross:
    'M9.2 1.8h5.6a1.6 1.6 0 0 1 1.6 1.6v4.2h4.2a1.6 1.6 0 0 1 1.6 1.6v5.6a1.6 1.6 0 0 1-1.6 1.6h-4.2v4.2a1.6 1.6 0 0 1-1.6 1.6H9.2a1.6 1.6 0 0 1-1.6-1.6v-4.2H3.4a1.6 1.6 0 0 1-1.6-1.6V9.2a1.6 1.6 0 0 1 1.6-1.6h4.2V3.4a1.6 1.6 0 0 1 1.6-1.6z',
  drop: 'M12 1.4c.5 0 .9.3 1.2.7c2.6 3.6 6.9 8.3 6.9 12.5a8.1 8.1 0 1 1-16.2 0c0-4.2 4.3-8.9 6.9-12.5c.3-.4.7-.7 1.2-.7z',
  shield:
    'M4.6 2.6h14.8a1.7 1.7 0 0 1 1.7 1.7v7.2c0 5.4-4.2 8.9-8.4 10.6a1.9 1.9 0 0 1-1.4 0c-4.2-1.7-8.4-5.2-8.4-10.6V4.3a1.7 1.7 0 0 1 1.7-1.7z',
}
