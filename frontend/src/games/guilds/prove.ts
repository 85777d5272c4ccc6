// The proof of Guilds of London: the promise, the city, and every card of both decks, computed again.
import type { Say } from '../../speech'
import type { Replay } from '../../wire'
import type { Check } from '../contract'
import { Luck, readKey } from '../luck'
import { BUILDINGS, CARDS, FIRST_BUILDING, GUILDS, MAYORS, numberOf, TOKENS } from './box'
import { eventsOf } from './events'
import type { Events, View } from './wire'

export function prove(replay: Replay, say: Say): Check[] {
  const { kept, key } = readKey(replay)
  const checks = [{ ok: kept, label: say(kept ? 'proof-promise-kept' : 'proof-promise-broken') }]
  return key ? [...checks, ...replayed(replay, key, say)] : checks
}

function replayed(replay: Replay, key: Uint8Array, say: Say): Check[] {
  const box = new Box()
  let city = true
  for (const frame of replay.frames) {
    const luck = new Luck(key, frame)
    const view = frame.view as View | null
    if (frame.number === 0 && view) city = box.isCity(luck, view, replay.options.side ?? 'random')
    if (frame.move === 'end') box.clearUsed()
    for (const event of eventsOf(frame.lines))
      if (!box.isRight(luck, event, view))
        return [cityCheck(city, say), { ok: false, label: say('proof-draw-wrong', { move: frame.number }) }]
    box.clearBoris()
  }
  const { cards, mayors, tiles } = box.counted
  return [cityCheck(city, say), { ok: true, label: say('proof-draws-right', { cards, mayors, tiles }) }]
}

const cityCheck = (ok: boolean, say: Say): Check => ({
  ok,
  label: say(ok ? 'proof-city-right' : 'proof-city-wrong'),
})

// Piles and decks are only counted, and whatever leaves them is luck of that move.
class Box {
  counted = { cards: 0, mayors: 0, tiles: 0 }
  #pile = [0, ...GUILDS.map(() => 1), ...BUILDINGS.map(() => 1)] // by number
  #bag = TOKENS.map(([, copies]) => copies)
  #deck = CARDS.map(([, copies]) => copies)
  #discard = CARDS.map(() => 0)
  #used = CARDS.map(() => 0)
  #boris = false // his cards lie in front of him until his turn is over
  #started = false
  #top = new Set<number>(MAYORS.map((_, place) => place))
  #under: number[] = []
  #looking = new Map<number, number[]>() // by seat

  // -- the city at the start: chapter 2
  isCity(luck: Luck, view: View, side: string): boolean {
    const square = view.players.length <= 2
    const up = side === 'random' ? (['virginia', 'ulster'] as const)[luck.below(2)] : side
    const special = square ? ['d3', 'c2', 'c4', 'b3'] : ['e3', 'b3']
    const on = new Map(view.tiles.map((tile) => [tile.cell, tile]))
    let right = up === view.plantation
    const lay = (cell: string, number: number) => {
      this.#pile[number] = 0
      const token = TOKENS[luck.draw(this.#bag)]?.[0]
      right &&= on.get(cell)?.number === number && on.get(cell)?.token === token
      this.counted.tiles += 1
    }
    lay(special[0]!, FIRST_BUILDING)
    for (const cell of special.slice(1)) lay(cell, this.#drawBuilding(luck))
    if (square) this.#pile.fill(0, FIRST_BUILDING)
    for (const tile of view.tiles) if (!special.includes(tile.cell)) lay(tile.cell, luck.draw(this.#pile))
    return right && this.#orderOf(luck, view.players.length).join() === view.order.join()
  }
  #drawBuilding(luck: Luck): number {
    const left = BUILDINGS.map((_, place) => FIRST_BUILDING + place).filter((number) => this.#pile[number])
    return left[luck.below(left.length)]!
  }
  #orderOf(luck: Luck, seats: number): number[] {
    const order: number[] = []
    for (let place = 0; place < seats; place++) {
      const other = luck.below(place + 1)
      order[place] = order[other] ?? 0
      order[other] = place
    }
    return order
  }

  // -- what happened afterwards
  isRight(luck: Luck, event: Events, view: View | null): boolean {
    if (event.event !== 'boris-drew' && event.event !== 'shuffled') this.clearBoris()
    if (event.event === 'started') this.#started = true
    else if (event.event === 'saw') return event.cards.every((card) => this.#draws(luck, card))
    else if (event.event === 'boris-drew') return this.#borisDraws(luck, event.card)
    else if (event.event === 'offered') return this.#offers(luck, event.seat, event.mayors)
    else if (event.event === 'kept-this') return this.#keeps(luck, event.seat, event.mayor)
    else if (event.event === 'kept') this.#putBack(event.seat)
    else if (event.event === 'placed') return this.#places(luck, event.cell, event.tile, view)
    else if (event.event === 'played' || event.event === 'spent') this.#used[kindOf(event.card)]! += 1
    else if (event.event === 'discarded') this.#discard[kindOf(event.card)]! += 1
    else if (event.event === 'recovered') this.#discard[kindOf(event.card)]! -= 1
    return true
  }
  clearUsed(): void {
    this.#discard = this.#discard.map((count, kind) => count + this.#used[kind]!)
    this.#used.fill(0)
  }
  clearBoris(): void {
    if (this.#boris) this.clearUsed()
    this.#boris = false
  }
  #draws(luck: Luck, card: string): boolean {
    if (this.#deck.every((count) => !count)) {
      this.#deck = this.#discard
      this.#discard = CARDS.map(() => 0)
    }
    this.counted.cards += 1
    return CARDS[luck.draw(this.#deck)]?.[0] === card
  }
  #borisDraws(luck: Luck, card: string): boolean {
    const right = this.#draws(luck, card)
    this.#used[kindOf(card)]! += 1
    this.#boris = true
    return right
  }

  // -- mayoral cards: the top at random, then those that were put under the deck
  #drawMayor(luck: Luck): number {
    this.counted.mayors += 1
    if (!this.#top.size) return this.#under.shift() ?? -1
    const card = [...this.#top].sort((a, b) => a - b)[luck.below(this.#top.size)]!
    this.#top.delete(card)
    return card
  }
  #offers(luck: Luck, seat: number, mayors: string[]): boolean {
    const drawn = mayors.map(() => this.#drawMayor(luck)).sort((a, b) => a - b)
    this.#looking.set(seat, drawn)
    return drawn.map((card) => MAYORS[card]).join() === mayors.join()
  }
  #keeps(luck: Luck, seat: number, mayor: string): boolean {
    const looking = this.#looking.get(seat)
    if (!looking) return MAYORS[this.#drawMayor(luck)] === mayor // taken unseen
    this.#looking.set(
      seat,
      looking.filter((card) => MAYORS[card] !== mayor),
    )
    return true
  }
  #putBack(seat: number): void {
    const left = this.#looking.get(seat) ?? []
    this.#looking.delete(seat)
    if (this.#started) this.#under.push(...left)
    else for (const card of left) this.#top.add(card)
  }

  #places(luck: Luck, cell: string, tile: string, view: View | null): boolean {
    const number = luck.draw(this.#pile)
    const token = TOKENS[luck.draw(this.#bag)]?.[0]
    const shown = view?.tiles.find((one) => one.cell === cell)
    this.counted.tiles += 1
    return number === numberOf(tile) && (!shown || shown.token === token)
  }
}

const kindOf = (card: string): number => CARDS.findIndex(([one]) => one === card)
