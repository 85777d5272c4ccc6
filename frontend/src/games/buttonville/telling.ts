// Buttonville in words: names, what is asked now, whom we wait for, and the whole table for ears.
import { capital, type Say } from '../../speech'
import { awaited } from '../waiting'
import type { When } from './catalogue'
import type { Option } from './options'
import type { Player, View } from './wire'

const found = (message: string, say: Say): string => (say(message) === message ? '' : say(message))

// "Jade" and "Jade the Driller"; what a designer invented has no title, and its id for a name
export const shortName = (villager: string, say: Say): string => found(villager, say) || capital(villager)
export const fullName = (villager: string, say: Say): string =>
  `${shortName(villager, say)} ${found(`title-${villager}`, say)}`.trim()
export const whenWord = (when: When, say: Say): string => say(`when-${when}`)

export const list = (words: string[]): string => words.join(', ')

// villagers with how many, in the order of the guilds
export const counted = (cards: Record<string, number>, order: string[]): [string, number][] =>
  order.flatMap((villager): [string, number][] => (cards[villager] ? [[villager, cards[villager]]] : []))

export const countedWords = (cards: [string, number][], say: Say): string =>
  list(
    cards.map(([villager, count]) => say('board-counted', { villager: shortName(villager, say), count })),
  ) || say('board-none')

// parts of the turn that no villager asks for
const TURN = ['choose', 'recruit', 'play', 'end-order', 'hand-limit', 'set-limit']

// What I am asked, in one sentence; what is offered tells it, not the rules.
export function askWords(view: View, options: Option[], say: Say): string {
  const facts = {
    owed: view.owed,
    villager: view.asker ? shortName(view.asker, say) : '',
    given: view.given ? shortName(view.given, say) : '',
  }
  if (view.question === 'play' && !options.some((option) => option.verb === 'play'))
    return say('ask-play-no-more', facts)
  if (view.question === 'grow' && options.length === 1) return say('ask-grow-none', facts)
  return say(`ask-${view.question}`, facts)
}

export function waitWords(view: View, names: string[], say: Say): string {
  if (view.phase === 'over') return say('board-over')
  const facts = { name: awaited(view, names), villager: view.asker ? shortName(view.asker, say) : '' }
  if (!facts.name) return say('table-moment')
  return TURN.includes(view.question) ? say(`wait-${view.question}`, facts) : say('wait-effect', facts)
}

export const nowWords = (view: View, options: Option[], names: string[], say: Say): string =>
  options.length && view.phase !== 'over' ? askWords(view, options, say) : waitWords(view, names, say)

// what "done" means here
export function doneWords(view: View, say: Say): string {
  const own = say(`done-${view.question}`)
  return own === `done-${view.question}` ? say('done-other') : own
}

export const drawWords = (view: View, say: Say): string =>
  say(
    view.question === 'gamble' ? 'draw-gamble' : view.pile + view.end_pile > 0 ? 'draw-card' : 'draw-button',
  )

// the turn as far as the piles tell it
export function roundWords(view: View, say: Say): string {
  if (view.phase !== 'turn') return ''
  return view.turns_left === null
    ? say('board-round', { round: view.round })
    : say('board-turns-left', { turns: view.turns_left })
}

export function playerWords(player: Player, name: string, say: Say): string {
  const sets = player.sets.map((set) =>
    say('board-counted', { villager: shortName(set.villager, say), count: set.cards }),
  )
  return say('board-told', {
    name,
    points: player.points,
    buttons: player.buttons,
    hand: player.hand,
    sets: list(sets) || say('board-none'),
  })
}

// the whole table, mine first
export function summary(view: View, seat: number | null, names: string[], say: Say): string[] {
  if (view.phase === 'choose')
    return [
      countedWords(
        view.villagers.map((villager) => [villager, 1]),
        say,
      ),
    ]
  const order = [...view.players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  return [
    say('board-told-piles', { pile: view.pile, end: view.end_pile }),
    ...(seat === null
      ? []
      : [say('board-told-hand', { cards: countedWords(counted(view.hand, view.villagers), say) })]),
    ...order.map((player) => playerWords(player, names[player.seat] ?? '', say)),
  ]
}
