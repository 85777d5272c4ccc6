// The hand as a fan: which cards lie where, so that every villager shows enough of itself for a thumb.

export interface Fanned {
  villager: string
  cards: number
  left: number // of the first card, in widths of a card
  step: number // between cards of the same villager
  middle: number // of the group, from -1 at the left to 1 at the right
}
export interface Row {
  groups: Fanned[]
  width: number
}

const SHOWN = 0.64 // of a card, before the next villager covers it
const AGAIN = 0.2 // of a card, before the next of the same villager covers it
const LEAST = 0.1

// `room` is the width of the table in widths of a card
export function fan(hand: [string, number][], room: number): Row[] {
  if (hand.length === 0) return []
  const one = row(hand, room)
  if (one) return [one]
  const half = Math.ceil(hand.length / 2)
  return [hand.slice(0, half), hand.slice(half)].map((part) => row(part, room) ?? squeezed(part, room))
}

// one row, as loose as there is room for; null if there is not enough
function row(hand: [string, number][], room: number): Row | null {
  const extra = hand.reduce((sum, [, cards]) => sum + cards - 1, 0)
  const loose = Math.min(1.04, (room - 1 - extra * AGAIN) / Math.max(1, hand.length - 1))
  if (loose >= SHOWN) return laid(hand, loose, AGAIN)
  const tight = (room - 1 - SHOWN * (hand.length - 1)) / Math.max(1, extra)
  return tight >= LEAST ? laid(hand, SHOWN, Math.min(AGAIN, tight)) : null
}

function squeezed(hand: [string, number][], room: number): Row {
  const extra = hand.reduce((sum, [, cards]) => sum + cards - 1, 0)
  return laid(hand, Math.max(0.3, (room - 1 - extra * LEAST) / Math.max(1, hand.length - 1)), LEAST)
}

function laid(hand: [string, number][], shown: number, again: number): Row {
  let left = 0
  const groups = hand.map(([villager, cards]) => {
    const group = { villager, cards, left, step: again, middle: 0 }
    left += shown + again * (cards - 1)
    return group
  })
  const last = groups.at(-1)!
  const width = last.left + again * (last.cards - 1) + 1
  for (const group of groups) {
    const centre = group.left + (again * (group.cards - 1)) / 2 + 0.5
    group.middle = width > 1 ? (2 * centre) / width - 1 : 0
  }
  return { groups, width }
}
