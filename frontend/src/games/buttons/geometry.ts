// Where things lie on the drawing of a board, in its own units: a field is 100 by 100.
import type { Field } from './fields'

export const LEFT = 56 // room for the numbers of the rows
export const TOP = 50 // and for the letters of the columns
export const EDGE = 10
export const FIELD = 100

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export function frameOf(labels: boolean): Frame {
  const left = labels ? LEFT : EDGE
  const top = labels ? TOP : EDGE
  return { left, top, width: left + 6 * FIELD + EDGE, height: top + 6 * FIELD + EDGE }
}

export const middle = (frame: Frame, field: Field): string =>
  `translate(${frame.left + (field.column + 0.5) * FIELD} ${frame.top + (field.row + 0.5) * FIELD})`
