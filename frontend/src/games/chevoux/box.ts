// The box as content.toml has it, in its order: what the proof of the luck draws from.
export const AXES = ['education', 'sante', 'culture', 'commerce', 'nature', 'industrie', 'tourisme'] as const
export const CARDS = [
  'remembrement',
  'percee',
  'deviation',
  'grands_travaux',
  'rond_point',
  'expropriation',
] as const

const EVERYWHERE: [string, number][] = [
  ['champ', 8],
  ['habitation', 6],
  ['boulangerie', 1],
  ['cafe', 1],
  ['epicerie', 1],
  ['ferme', 1],
  ['mairie', 1],
  ['poste', 1],
  ['caserne', 1],
  ['station_epuration', 1],
]
const OF_AXIS: Record<string, string[]> = {
  education: ['ecole', 'creche', 'college', 'cantine'],
  sante: ['cabinet_medical', 'pharmacie', 'clinique', 'maison_retraite'],
  culture: ['theatre', 'musee', 'mediatheque', 'salle_fetes'],
  commerce: ['halle', 'supermarche', 'galerie', 'banque'],
  nature: ['parc', 'rucher', 'compostage', 'eolienne'],
  industrie: ['usine', 'scierie', 'entrepot', 'dechetterie'],
  tourisme: ['hotel', 'camping', 'office_tourisme', 'belvedere'],
}
export const KINDS: string[] = [
  ...EVERYWHERE.map(([tile]) => tile),
  ...AXES.flatMap((axis) => OF_AXIS[axis]!),
]

export const pileOf = (moon: string, sun: string): number[] => [
  ...EVERYWHERE.map(([, count]) => count),
  ...AXES.flatMap((axis) => OF_AXIS[axis]!.map(() => Number(axis === moon || axis === sun))),
]
export const axisOf = (tile: string): string | undefined => AXES.find((axis) => OF_AXIS[axis]!.includes(tile))
// the family that a tile has in this village
export function familyOf(tile: string, moon: string, sun: string): string {
  const axis = axisOf(tile)
  if (axis) return axis === moon ? 'moon' : axis === sun ? 'sun' : ''
  if (tile === 'champ') return 'field'
  if (tile === 'habitation') return 'dwelling'
  return ['boulangerie', 'cafe', 'epicerie', 'ferme'].includes(tile) ? 'violet' : 'blue'
}
