// Who has the better odds with this deck: an estimate from the cards alone, made to be read and argued with.

// what a card is worth to the village; cards that play against it count below zero
const WORTH: Record<string, number> = {
  villager: 1,
  seer: 4,
  witch: 3,
  defender: 3,
  hunter: 2,
  'little-girl': 2,
  raven: 1,
  arsonist: 1,
  thief: 0,
  cupid: -1,
  piper: -3,
  werewolf: -4,
  'white-werewolf': -5,
}
const EVEN = 3 // points on either side that nobody would notice

// The sum of all cards: three wolves, a Seer and eight villagers weigh nothing.
export const balance = (deck: Record<string, number>): number =>
  Object.entries(deck).reduce((sum, [card, count]) => sum + (WORTH[card] ?? 0) * count, 0)

export const leaning = (points: number): 'village' | 'even' | 'pack' =>
  points > EVEN ? 'village' : points < -EVEN ? 'pack' : 'even'

// the cards that these options put into play, as far as the box tells; the server decides whether they are allowed
export interface Box {
  decks: { id: string; characters: string[] }[]
  wolves: Record<string, number>
}
export function deckOf(box: Box, options: Record<string, string>, seats: number): Record<string, number> {
  const preset = box.decks.find((deck) => deck.id === options.composition)?.characters ?? []
  const special = Object.keys(WORTH).filter((card) => isIn(card, preset, options))
  const rows = Object.keys(box.wolves).map(Number)
  const row = Math.max(...rows.filter((from) => from <= seats), Math.min(...rows))
  const wolves = options.wolves === 'usual' ? (box.wolves[String(row)] ?? 2) : Number(options.wolves)
  const deck: Record<string, number> = Object.fromEntries(special.map((card) => [card, 1]))
  const more = deck.thief ? 2 : 0 // with the Thief two more villagers
  if (options['hide-composition'] === 'yes')
    return { ...deck, werewolf: wolves, villager: seats - wolves + more }
  deck.werewolf = wolves - (deck['white-werewolf'] ?? 0)
  return { ...deck, villager: seats - special.length - deck.werewolf + more }
}

// how many of these cards are put back into the box unseen
export const unusedOf = (deck: Record<string, number>, seats: number): number =>
  Object.values(deck).reduce((sum, count) => sum + count, 0) - seats - (deck.thief ? 2 : 0)

// how many of each card are in play on average: with a hidden composition a part of each
export function expected(deck: Record<string, number>, seats: number): Record<string, number> {
  const unused = unusedOf(deck, seats)
  if (unused === 0) return deck
  const isWolf = (card: string) => card === 'werewolf' || card === 'white-werewolf'
  const count = (wolf: boolean) =>
    Object.entries(deck).reduce((sum, [card, some]) => (isWolf(card) === wolf ? sum + some : sum), 0)
  const backWolves = deck['white-werewolf'] ? 1 : 0
  const share = (card: string) => 1 - (isWolf(card) ? backWolves : unused - backWolves) / count(isWolf(card))
  return Object.fromEntries(Object.entries(deck).map(([card, some]) => [card, some * share(card)]))
}

export const isIn = (card: string, preset: string[], options: Record<string, string>): boolean =>
  options[card] === 'in' || (options[card] === 'usual' && preset.includes(card))
