// The guided first night and day: what to say at which moment. The player is the Seer of a small village.
import { happened, type Hint, type Moment } from '../../guide'
import type { View } from '../wire'

type Now = Moment<View>
const FEW = 4

const me = ({ view, seat }: Now) => view.people[seat]!
const isAlive = (now: Now) => me(now).alive
const isDebate = (now: Now) => now.view.phase === 'debate' && isAlive(now)
const isBallot = (now: Now) => now.view.phase.startsWith('ballot') && isAlive(now)
const mayLook = ({ moves }: Now) => moves.some((move) => move.startsWith('look '))
const hasSeen = ({ story, seat }: Now) => happened(story, 'saw', (line) => line.seat === seat)

const hints: Hint<Now>[] = [
  { key: 'card', when: (now) => now.view.night === 1 && mayLook(now), point: '.own-card' },
  { key: 'look', when: (now) => now.view.night === 1 && mayLook(now) && !now.reading },
  {
    key: 'saw',
    when: (now) => now.view.time === 'night' && !mayLook(now) && isAlive(now) && hasSeen(now),
    point: '.own-card',
  },
  {
    key: 'wolves',
    when: (now) => now.view.phase.startsWith('wolves') && isAlive(now),
    point: '.night > .buttons:has(+ .foot) button',
  },
  { key: 'dead', stays: true, when: (now) => !isAlive(now) },
  { key: 'dawn', when: isDebate, point: '.news' },
  { key: 'debate', when: isDebate, point: '.acts' },
  { key: 'tell', when: (now) => isDebate(now) && hasSeen(now), point: '.acts' },
  { key: 'lines', when: (now) => isDebate(now) && now.view.people.some((one) => one.accuses.length) },
  { key: 'notes', when: isDebate },
  { key: 'vote', when: isBallot },
  { key: 'change', when: (now) => isBallot(now) && me(now).ballot >= 0, point: '.acts .primary' },
  {
    key: 'verdict',
    stays: true,
    when: ({ view, story }) => view.night > 1 && view.time === 'night' && happened(story, 'condemned'),
  },
  { key: 'again', when: (now) => now.view.night > 1 && mayLook(now) },
  {
    key: 'few',
    stays: true,
    when: ({ view }) => view.time === 'day' && view.people.filter(({ alive }) => alive).length <= FEW,
  },
]
export default hints
