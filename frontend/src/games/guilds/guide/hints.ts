// The guided first match of Guilds of London: what to say at which moment.
import { happened, type Hint, type Moment } from '../../guide'
import type { View } from '../wire'

type Now = Moment<View>

const mine = ({ view, seat }: Now) => view.players[seat]!
const isAsked = ({ view, seat }: Now, question: string) =>
  view.asked.question === question && view.waiting.includes(seat)
const isMyTurn = (now: Now) => now.view.phase === 'turn' && isAsked(now, 'turn')
const didI = (now: Now, ...events: string[]) =>
  events.some((event) => happened(now.story, event, (line) => line.seat === now.seat))
const stands = ({ view, seat }: Now) => view.tiles.some(({ done, pawns }) => !done && pawns[seat])

const hints: Hint<Now>[] = [
  { key: 'mayor', when: (now) => now.view.round === 0 && isAsked(now, 'keep'), point: '.mayors' },
  { key: 'aim', when: isMyTurn },
  { key: 'move', when: (now) => isMyTurn(now) && !stands(now), point: '.hand' },
  { key: 'pay', when: (now) => isAsked(now, 'spend') },
  {
    key: 'threshold',
    when: (now) => isMyTurn(now) && stands(now),
  },
  { key: 'ways', when: (now) => isMyTurn(now) && didI(now, 'moved', 'hired', 'landed'), point: '.hand' },
  {
    key: 'hire',
    when: (now) => isMyTurn(now) && mine(now).guildhall < 3,
    point: '[data-drop="hall"]',
  },
  {
    key: 'finish',
    when: (now) => isMyTurn(now) && mine(now).cards < 4,
    point: '[data-move="end"]',
  },
  { key: 'bribe', when: (now) => isAsked(now, 'bribe') },
  {
    key: 'won',
    stays: true,
    when: ({ story, seat }) => happened(story, 'won', (line) => line.seat === seat),
  },
  { key: 'second', stays: true, when: ({ story }) => happened(story, 'came-second') },
  { key: 'order', when: (now) => isMyTurn(now) && now.view.round > 1, point: '.status .folk' },
  { key: 'plantation', when: (now) => isMyTurn(now) && now.view.grows, point: '.plantation' },
  { key: 'growth', when: (now) => isMyTurn(now) && now.view.round > 3 },
  { key: 'last', when: (now) => isMyTurn(now) && now.view.last_round, point: '.aims' },
]
export default hints
