// Which buildings these options put into play; the server decides whether they are allowed.
export const SPECIAL = ['church', 'hovel', 'bailiffs-house', 'manor', 'bakery', 'school', 'tavern', 'shop']

export interface Village {
  farms: number
  special: string[]
  vagabonds: number
}
export interface Box {
  decks: { id: string; village: string }[]
  tokens: { id: string; tokens: number }[]
  homes: Record<string, string[]> // by village, in the order in which they come into play
}

export const villageOf = (box: Box, options: Record<string, string>): string =>
  (options.village ?? 'usual') === 'usual'
    ? (box.decks.find((deck) => deck.id === options.composition)?.village ?? 'none')
    : options.village!

// a third farms, a third special buildings as far as the village has them, and Vagabonds: what the rulebook advises
export function advised(box: Box, options: Record<string, string>, seats: number): Village {
  const third = Math.floor((2 * seats + 3) / 6)
  const farms = Math.min(third, box.tokens.find((token) => token.id === 'farm')?.tokens ?? 0)
  const special = (box.homes[villageOf(box, options)] ?? []).slice(0, third)
  return { farms, special, vagabonds: seats - farms - special.length }
}

export function chosenVillage(box: Box, options: Record<string, string>, seats: number): Village {
  const usual = advised(box, options, seats)
  const farms = (options.farms ?? 'usual') === 'usual' ? usual.farms : Number(options.farms)
  const special = SPECIAL.filter(
    (home) =>
      options[home] === 'in' || ((options[home] ?? 'usual') === 'usual' && usual.special.includes(home)),
  )
  return { farms, special, vagabonds: seats - farms - special.length }
}

// other buildings, as many of each kind, are still what is advised
export const isAdvised = (one: Village, other: Village): boolean =>
  one.farms === other.farms && one.special.length === other.special.length
