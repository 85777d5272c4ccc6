// The proof of BUTTONS: the promise, every dealt card and board and every die, computed again from the secret.
import type { Say } from '../../speech'
import type { Frame, Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import { eventsOf } from './events'
import type { Rolled } from './wire'

// as printed in the box: content.toml names the faces in this order, two to a board
const FACES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2']
const CARDS = ['red', 'yellow', 'green', 'blue']
const SIDES = 6

export function prove(replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  if (!key) return checks
  return [...checks, setUp(replay, key, say), rolls(replay, key, say)]
}

// -- the set-up --------------------------------------------------------------------------------------------

function setUp(replay: Replay, key: Uint8Array, say: Say): Check {
  const way = replay.options.boards ?? 'random'
  const luck = new Luck(key, { number: 0, branch: 0 })
  const seats = replay.seats.length
  const told = replay.frames.filter((frame) => frame.number === 0).flatMap((frame) => eventsOf(frame.lines))
  const cards = told.flatMap((event) => (event.event === 'dealt' ? [event.cards.join(' ')] : []))
  const faces = told.flatMap((event) => (event.event === 'took' ? [event.face] : []))
  const dealt = same(cards, dealCards(luck, seats))
  const given = way === 'choose' || same(faces, giveBoards(luck, seats, way === 'same'))
  const ok = dealt && given
  if (way === 'choose') return { ok, label: say(ok ? 'proof-cards-right' : 'proof-cards-wrong') }
  return { ok, label: say(ok ? 'proof-setup-right' : 'proof-setup-wrong') }
}

// one card stays out with three players, never the red one; two players get two each
function dealCards(luck: Luck, seats: number): string[] {
  const deck = [1, 1, 1, 1]
  if (seats === 3) {
    deck[0] = 0
    luck.draw(deck)
    deck[0] = 1
  }
  const held = Array.from({ length: seats }, () => [] as number[])
  for (let turn = 0; turn < (seats === 2 ? 2 : 1); turn++)
    for (const cards of held) cards.push(luck.draw(deck))
  return held.map((cards) =>
    cards
      .sort((a, b) => a - b)
      .map((card) => CARDS[card])
      .join(' '),
  )
}

function giveBoards(luck: Luck, seats: number, same: boolean): string[] {
  const given: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const free = FACES.filter((face) => !given.some((other) => other[0] === face[0]))
    given.push(same && seat > 0 ? given[0]! : free[luck.below(free.length)]!)
  }
  return given
}

// -- the dice ----------------------------------------------------------------------------------------------

function rolls(replay: Replay, key: Uint8Array, say: Say): Check {
  let count = 0
  for (const [at, frame] of replay.frames.entries()) {
    const thrown = eventsOf(frame.lines).filter((event) => event.event === 'rolled')
    const expected = frame.move === 'roll' ? 1 : 0
    const right =
      thrown.length === expected && thrown.every((roll) => isRight(roll, frame, diceBefore(replay, at), key))
    if (!right) return { ok: false, label: say('proof-roll-wrong', { move: frame.number }) }
    count += thrown.length
  }
  return { ok: true, label: say('proof-rolls-right', { rolls: count }) }
}

// how many black dice lay outside the depots when the move was made
function diceBefore(replay: Replay, at: number): number {
  return (replay.frames[at - 1]?.view as { dice?: number } | undefined)?.dice ?? 0
}

function isRight(roll: Rolled, frame: Frame, dice: number, key: Uint8Array): boolean {
  const luck = new Luck(key, frame)
  const thrown = Array.from({ length: 2 + dice }, () => luck.below(SIDES) + 1)
  return same([roll.white, roll.gold, ...roll.black], thrown)
}

const same = <T>(told: T[], computed: T[]): boolean =>
  told.length === computed.length && told.every((value, place) => value === computed[place])
