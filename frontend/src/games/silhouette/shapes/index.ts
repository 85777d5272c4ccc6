// The 48 silhouettes, by the names that the cards have in the rules.
import { animals } from './animals'
import type { Shape } from './drawing'
import { things } from './things'
import { world } from './world'

export const SHAPES: Record<string, Shape> = { ...animals, ...things, ...world }
