// A village as signs, a card each: ■ tiles moved, ● people came, · nothing; a gap after each round.
import type { Line } from '../../wire'

const SIGNS: Record<string, string> = {
  swapped: '■',
  'slid-row': '■',
  'slid-column': '■',
  rotated: '■',
  populated: '●',
  'did-nothing': '·',
}

export function marks(story: Line[]): string {
  let text = ''
  for (const { event } of story) {
    if (event === 'began' && text) text += ' '
    text += SIGNS[event] ?? ''
  }
  return text
}
