// The guided first match of Buttonville: what to say at which moment.
import { happened, type Hint, type Moment } from '../../guide'
import type { View } from '../wire'

type Now = Moment<View>
const FULL = 6 // cards in hand: the limit is near
const RICH = 3 // buttons

const mine = ({ view, seat }: Now) => view.players[seat]!
const isAsked = (now: Now, question: string) =>
  now.view.question === question && now.view.waiting.includes(now.seat)
const isMyTurn = ({ view, seat }: Now) => view.phase === 'turn' && view.active === seat
const mayUse = ({ moves }: Now) => moves.some((move) => move.startsWith('use '))
const hasAgain = (now: Now) => mine(now).sets.some(({ villager }) => now.view.hand[villager])

const hints: Hint<Now>[] = [
  {
    key: 'aim',
    when: (now) => isAsked(now, 'recruit') && now.view.owed > 1 && now.view.round === 1,
    point: '.stall .cards',
  },
  { key: 'second', when: (now) => isAsked(now, 'recruit') && now.view.owed === 1, point: '.stall .cards' },
  { key: 'set', when: (now) => isAsked(now, 'play') && !mine(now).sets.length, point: '.hand' },
  {
    key: 'effect',
    stays: true,
    when: ({ story, seat }) => happened(story, 'played', (line) => line.seat === seat),
    point: '.own .sets',
  },
  { key: 'others', stays: true, when: (now) => !isMyTurn(now) && now.view.round > 0, point: '.others' },
  { key: 'wait', when: (now) => isAsked(now, 'recruit') && now.view.round > 1, point: '.stall .pile' },
  { key: 'action', when: mayUse, point: '.own .sets' },
  { key: 'again', when: (now) => isAsked(now, 'play') && hasAgain(now), point: '.hand' },
  { key: 'buttons', when: (now) => isMyTurn(now) && mine(now).buttons >= RICH, point: '.own .purse' },
  { key: 'limit', when: (now) => isMyTurn(now) && mine(now).hand >= FULL, point: '.hand' },
  { key: 'score', when: (now) => isMyTurn(now) && now.view.round > 2, point: '.own .head' },
  { key: 'end', when: (now) => isMyTurn(now) && now.view.round > 3, point: '.stall .piles' },
  { key: 'last', stays: true, when: ({ view }) => view.turns_left !== null, point: '.stall .round' },
]
export default hints
