// What must not stand on a screen unasked: lines that only some may know, and what the own card tells.
import type { Line } from '../../wire'

const SECRET = new Set([
  'dealt',
  'saw-middle',
  'swapped',
  'paired',
  'met-wolf',
  'guarded',
  'saw',
  'pointed',
  'became-prey',
  'no-prey',
  'glimpsed',
  'shadows',
  'noticed-girl',
  'bit',
  'lit-fire',
  'shown-victim',
  'no-victim',
  'cured',
  'poisoned',
  'charmed',
  'stuck-poster',
  'woke',
  'looked',
  'heard-card',
  'filled-in',
])

export const isSecret = (line: Pick<Line, 'event'>): boolean => SECRET.has(line.event)

// the channel of the pack: only a card that is held up shows what was whispered
export const WHISPERS = 'pack'
