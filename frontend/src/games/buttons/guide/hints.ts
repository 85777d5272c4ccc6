// The guided first match of BUTTONS: what to say at which moment.
import { happened, type Hint, type Moment } from '../../guide'
import type { View } from '../wire'

type Now = Moment<View>
const STARS_TO_WIN = 12
const NEAR = 4 // stars before the end

const board = ({ view, seat }: Now) => view.boards[seat]!
const isMyTurn = ({ view, seat }: Now) => view.phase === 'turn' && view.active === seat
const isLaying = ({ view, seat }: Now) => view.phase === 'lay' && view.waiting.includes(seat)

const hints: Hint<Now>[] = [
  {
    key: 'aim',
    when: (now) => isMyTurn(now) && !happened(now.story, 'rolled'),
    point: '.action.primary',
  },
  { key: 'lay', when: (now) => isLaying(now) && now.view.active === now.seat, point: '.dice' },
  { key: 'gold', when: (now) => isLaying(now) && now.view.active !== now.seat, point: '.dice' },
  { key: 'beside', when: (now) => isMyTurn(now) && board(now).buttons.length > 0, point: '.ring' },
  { key: 'colours', when: (now) => isMyTurn(now) && board(now).buttons.length > 1 },
  { key: 'stop', when: (now) => isMyTurn(now) && board(now).buttons.length > 2, point: '.action.quiet' },
  {
    key: 'alone',
    when: ({ view, seat }) =>
      view.boards[seat]!.status === 'in' && view.boards.some((one) => one.status === 'safe'),
  },
  {
    key: 'bust',
    stays: true,
    when: ({ story, seat }) => happened(story, 'busted', (line) => line.seat === seat),
  },
  { key: 'round', when: ({ view }) => view.round > 1 && view.phase === 'turn' },
  { key: 'stars', when: (now) => now.view.phase === 'stars' && board(now).due > 0 },
  { key: 'row', when: (now) => isMyTurn(now) && board(now).stars.length > 0 },
  {
    key: 'near',
    stays: true,
    when: ({ view }) => view.boards.some((one) => one.stars.length >= STARS_TO_WIN - NEAR),
  },
]
export default hints
