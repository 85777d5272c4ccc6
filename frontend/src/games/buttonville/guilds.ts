// The six guilds: who belongs to which, and the emblem on its patch, so that nobody needs to tell colours apart.
import { SvelteMap } from 'svelte/reactivity'

export const GUILDS = ['artists', 'prospectors', 'nobles', 'artisans', 'mages', 'citizens'] as const
export type Guild = (typeof GUILDS)[number]

// in the order of content.toml
export const MEMBERS: Record<Guild, string[]> = {
  artists: ['pablo', 'triboulet', 'menestra'],
  prospectors: ['firmin', 'lancelot', 'jade'],
  nobles: ['dina', 'vlad', 'dimitri'],
  artisans: ['turbo', 'phil', 'tictac'],
  mages: ['celeste', 'chapi', 'jack'],
  citizens: [
    'corbac',
    'alienor',
    'soulange',
    'hyppolite',
    'marty',
    'bob',
    'triton',
    'lucky',
    'flora',
    'laurent',
  ],
}
const HOME = new SvelteMap(
  GUILDS.flatMap((guild) => MEMBERS[guild].map((villager) => [villager, guild] as const)),
)
// what lies in the box counts for more: a designer may have invented or moved somebody
export const settle = (cards: { id: string; guild: Guild }[]): void =>
  cards.forEach((card) => HOME.set(card.id, card.guild))
export const guildOf = (villager: string): Guild => HOME.get(villager) ?? 'citizens'

// palette, gem, crown, hammer, star and house, in a box of 24 by 24
export const EMBLEMS: Record<Guild, string> = {
  artists:
    'M12 3.500C6.500 3.500 2.500 7.300 2.500 12S6.300 20.500 11 20.500C13 20.500 13.600 19 12.900 17.600C12.200 16 13 15 14.600 15H17.500C20 15 21.500 13.300 21.500 11C21.500 6.800 17.400 3.500 12 3.500ZM7.500 10.500a1.600 1.600 0 1 0 0 3.200a1.600 1.600 0 1 0 0-3.200zM11.500 6.500a1.600 1.600 0 1 0 0 3.200a1.600 1.600 0 1 0 0-3.200zM16.500 8a1.600 1.600 0 1 0 0 3.200a1.600 1.600 0 1 0 0-3.200z',
  prospectors:
    'M7 4.500H17L21.500 10L12 20.500L2.500 10ZM8 6.500L5.500 9.500H9ZM10.500 11.500L12 17L13.500 11.500Z',
  nobles: 'M4.500 19L2.500 7L8 11.500L12 4L16 11.500L21.500 7L19.500 19ZM6.500 15.800V17.400H17.500V15.800Z',
  artisans: 'M3 5.500Q5 3.500 8 3.500H17L21 7.500V10.500H15V21H9.500V10.500H6.500Q4 10.500 3 8.500Z',
  mages:
    'M12 2.500L14.800 8.900L21.700 9.500L16.500 14.100L18 20.900L12 17.300L6 20.900L7.500 14.100L2.300 9.500L9.200 8.900Z',
  citizens: 'M12 3L21.500 11.500H19V20.500H5V11.500H2.500ZM10 14V20.500H14V14Z',
}
