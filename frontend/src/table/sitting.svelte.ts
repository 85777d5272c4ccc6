// Somebody at a table: the connection, the words and the face of its game, and what the page derives from them.
import { origin } from './origin.svelte'
import { onMount } from 'svelte'
import { toast } from '../design/toasts.svelte'
import { face } from '../games'
import type { GameFace } from '../games/contract'
import { games } from '../http'
import { secretOf } from '../router'
import { settings } from '../settings.svelte'
import { speak, type Say } from '../speech'
import type { Chat, Done, GameSeen, HintSeen, Line, Scene, TableSeen } from '../wire'
import { Connection, NotDone, type Request } from './connection.svelte'
import { DarkRounds } from './dark.svelte'
import { hasHabit, keepHabit } from './memory'
import { Now } from './now.svelte'
import { forgetSecret } from './rights'
import { whyRefused } from './refusal'
import { hasStandIn, isMyTurn } from './turn'

const motion = matchMedia('(prefers-reduced-motion: reduce)')
const still = () => motion.matches || document.hidden

export class Sitting {
  readonly connection: Connection
  readonly dark: DarkRounds
  readonly now = new Now()
  say = $state.raw<Say>(settings.say)
  face = $state.raw<GameFace | null>(null)
  game = $state.raw<GameSeen | null>(null)
  refused = $state.raw<{ move: string; reason: NotDone } | null>(null)
  playing = $state(false) // a move is on its way
  why = $state.raw<{ place: Element; reason: NotDone } | null>(null) // the answer to the last question
  rule = $state('') // the one that is shown
  advising = $state(false) // a specialist thinks
  #hint = $state.raw<{ scene: Scene; hint: HintSeen } | null>(null)
  #done = $state.raw<Scene | null>(null) // what was seen when the last move was played: its moves are over
  #question: object | null = null // the last one; what comes for older ones is not shown
  #plain = $state(hasHabit('plain'))
  #openly = $state(hasHabit('openly'))

  constructor(id: string, seat: number | null = null) {
    const secret = secretOf(id)
    this.connection = new Connection({ table: id, secret, seat, still, onforget: () => forgetSecret(id) })
    this.dark = new DarkRounds(this.connection)
    onMount(() => {
      void origin.find()
      this.connection.open()
      return () => this.connection.close()
    })
    $effect(() => void this.#learnWords(this.key, settings.language))
    $effect(() => void this.#bringFace(this.key, this.#plain))
    $effect(() => void this.#findGame(this.key))
  }

  get known() {
    return this.connection.known
  }
  get table(): TableSeen {
    return this.known.table!
  }
  get key(): string | null {
    return this.known.table?.game ?? null
  }
  get online(): boolean {
    return this.connection.status.kind === 'open'
  }
  get names(): string[] {
    return this.table.seats.map((seat) => seat.name)
  }
  get title(): string {
    return this.game?.title ?? this.key ?? ''
  }
  // the server's time of day, which counts
  get serverNow(): number {
    return this.now.value + this.known.offset
  }
  get eyes(): number | null {
    return this.known.eyes
  }
  get still(): boolean {
    return motion.matches || this.known.scenes.hurry
  }
  get moves(): string[] {
    const { scenes } = this.known
    const mine = this.eyes !== null && !hasStandIn(this.table.seats[this.eyes])
    const fresh = !this.playing && scenes.newest !== this.#done
    return this.online && mine && fresh ? scenes.moves : []
  }
  // the story and the talk as they may stand on a screen where others can read them
  get told(): Line[] {
    const isSecret = this.table.phase === 'playing' ? this.face?.isSecret : undefined
    return isSecret ? this.known.told.filter((line) => !isSecret(line)) : this.known.told
  }
  get heard(): Chat[] {
    const hidden = this.table.phase === 'playing' ? this.face?.whispers : undefined
    return hidden ? this.known.chat.filter((line) => line.channel !== hidden) : this.known.chat
  }
  // whom the board that is shown waits for; what has come since is not seen yet
  get waiting(): number[] {
    return this.known.scenes.shown?.scene.waiting ?? this.known.waiting
  }
  get myTurn(): boolean {
    if (this.table.moderated) return false
    const { moves } = this.known.scenes
    const bot = this.eyes !== null && hasStandIn(this.table.seats[this.eyes])
    return (
      this.online && this.table.phase === 'playing' && !bot && isMyTurn(this.eyes, this.known.waiting, moves)
    )
  }
  get company(): boolean {
    return this.table.seats.filter((seat) => seat.kind === 'person').length > 1
  }
  // who plays alone, or with nobody but bots, may ask for advice
  get mayHint(): boolean {
    return this.seated && !this.company && !this.table.moderated && this.table.phase === 'playing'
  }
  get hint(): HintSeen | null {
    return this.#hint && this.#hint.scene === this.known.scenes.newest ? this.#hint.hint : null
  }
  get seated(): boolean {
    return this.table.yours.length > 0
  }
  // as the server decides it: the host, or anybody who sits here while the host is away
  get mayArrange(): boolean {
    const { host, yours, seats, may_sit } = this.table
    if (host === null) return may_sit
    return yours.includes(host) || (this.seated && !seats[host]?.here)
  }
  // the level that bots play if nobody chooses another one
  get level(): string {
    const levels = this.game?.levels ?? []
    return levels.includes(settings.level) ? settings.level : (levels[1] ?? levels[0] ?? '')
  }
  get plain(): boolean {
    return this.#plain
  }
  set plain(wish: boolean) {
    this.#plain = wish
    keepHabit('plain', wish)
  }
  // no secrets between the people at this device: no curtain
  get openly(): boolean {
    return this.#openly
  }
  set openly(wish: boolean) {
    this.#openly = wish
    keepHabit('openly', wish)
  }

  // asks, and tells the person why if it was refused; a refusal that was expected has its own answer
  async ask(request: Request, expected: Record<string, () => void> = {}): Promise<Done | null> {
    try {
      return await this.connection.ask(request)
    } catch (reason) {
      const answer = reason instanceof NotDone && expected[reason.code]
      if (answer) answer()
      else toast(whyRefused(reason, this.say), 'bad')
      return null
    }
  }

  askHint = async (): Promise<void> => {
    const scene = this.known.scenes.newest
    if (!scene || scene.seat === null || this.advising) return
    this.advising = true
    const { seat, match, number } = scene
    const done = await this.ask({ type: 'ask-hint', seat, match, number })
    this.advising = false
    if (done?.hint) this.#hint = { scene, hint: done.hint }
  }

  play = async (move: string): Promise<void> => {
    const scene = this.known.scenes.newest
    if (!scene || scene.seat === null || this.playing) return
    this.refused = null
    this.playing = true
    const { seat, match, number } = scene
    try {
      await this.connection.ask({ type: 'move', seat, match, number, move })
      this.#done = scene
    } catch (reason) {
      if (reason instanceof NotDone) this.refused = { move, reason }
    } finally {
      this.playing = false
    }
  }

  // Why may this not be played? In the dark the page answers by itself, the same to everybody: a question
  // that is sent could be noticed. False if the answer stands beside the place already.
  askWhy = (move: string, place: Element): boolean => {
    const scene = this.known.scenes.newest
    if (!scene || scene.seat === null || this.why?.place === place) return false
    this.why = null
    const question = (this.#question = {})
    const { seat, match, number } = scene
    const answer = scene.dark
      ? Promise.reject(new NotDone('not-in-the-dark'))
      : this.connection.ask({ type: 'ask-why', seat, match, number, move })
    answer.catch((reason: unknown) => {
      if (this.#question === question && reason instanceof NotDone) this.why = { place, reason }
    })
    return true
  }

  forgetWhy(): void {
    this.#question = null
    this.why = null
  }

  async #learnWords(game: string | null, language: typeof settings.language): Promise<void> {
    if (!game) return
    const say = await speak(language, game).catch(() => null)
    if (say && settings.language === language) this.say = say
  }

  async #bringFace(game: string | null, plain: boolean): Promise<void> {
    if (!game) return
    const found = await face(game, plain).catch(() => null)
    if (!found) toast(settings.say('table-no-board'), 'bad')
    else if (this.#plain === plain) {
      this.face = found
      if (found.pace) this.known.scenes.pace = found.pace
    }
  }

  async #findGame(key: string | null): Promise<void> {
    if (!key) return
    const shelf = await games().catch(() => [])
    this.game = shelf.find((game) => game.key === key) ?? null
  }
}
