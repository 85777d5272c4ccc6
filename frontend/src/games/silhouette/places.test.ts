// Arrow keys go where one sees them go, also where the grid lies on its side.
import { expect, test } from 'vitest'
import { neighbour } from './places'

test('eight columns wide, the right arrow leads to the next column', () => {
  expect(neighbour('b3', 'ArrowRight', false)).toBe('c3')
  expect(neighbour('b3', 'ArrowDown', false)).toBe('b4')
  expect(neighbour('b3', 'ArrowLeft', false)).toBe('a3')
  expect(neighbour('b3', 'ArrowUp', false)).toBe('b2')
})
test('on its side, rows are columns', () => {
  expect(neighbour('b3', 'ArrowRight', true)).toBe('b4')
  expect(neighbour('b3', 'ArrowDown', true)).toBe('c3')
})
test('nobody falls off the edge, and other keys lead nowhere', () => {
  expect(neighbour('h6', 'ArrowRight', false)).toBe('h6')
  expect(neighbour('a1', 'ArrowUp', true)).toBe('a1')
  expect(neighbour('a1', 'Enter', false)).toBeNull()
})
