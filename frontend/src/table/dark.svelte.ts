// A round in the dark at this device: what is chosen, and the one moment at which it is sent.
import type { DarkRound } from '../games/contract'
import type { Scene } from '../wire'
import type { Connection } from './connection.svelte'
import { defaultOf, owesMove, sealsAt } from './sealing'

export class DarkRounds {
  readonly #connection: Connection
  #choice = { move: '', whisper: '' } // of this round
  #round = '' // which one that is
  #readied = $state('') // the round for which this player has said so
  #decided = $state.raw({ round: '', at: 0 }) // the last choice of a round that waits for it
  round = $derived.by((): DarkRound | null => this.#open(this.#connection.known.scenes.newest))

  constructor(connection: Connection) {
    this.#connection = connection
    $effect(() => this.#schedule())
  }

  #open(scene: Scene | null): DarkRound | null {
    if (!scene?.dark) return null
    const { offset } = this.#connection.known
    const { dark } = scene
    const decided = dark.waits && this.#decided.round === nameOf(scene) ? this.#decided.at + dark.length : 0
    return {
      ends: decided || (dark.ends && dark.ends - offset),
      seals: decided || (dark.ends && sealsAt(dark) - offset),
      length: dark.length,
      early: dark.early,
      waits: dark.waits,
      sealed: dark.sealed,
      reading: dark.reading,
      ready: dark.ready || this.#readied === nameOf(scene),
      getReady: () => void this.#getReady(scene),
      choose: (move) => {
        this.#keep(scene, { ...this.#choice, move })
        if (dark.waits) this.#decided = { round: nameOf(scene), at: Date.now() }
        // the table has agreed to show that somebody decided, or there is nobody else to notice it
        if (dark.early || dark.waits) void this.#send(scene)
      },
      whisper: (whisper) => this.#keep(scene, { ...this.#choice, whisper }),
    }
  }

  #keep(scene: Scene, choice: { move: string; whisper: string }): void {
    if (this.#round === nameOf(scene)) this.#choice = choice
  }

  async #getReady(scene: Scene): Promise<void> {
    if (scene.seat === null) return
    this.#readied = nameOf(scene)
    await this.#connection.ask({ type: 'ready', seat: scene.seat }).catch(() => (this.#readied = ''))
  }

  #schedule(): (() => void) | void {
    const { known, status } = this.#connection
    const scene = known.scenes.newest
    if (!owesMove(scene) || status.kind !== 'open') return
    if (this.#round !== nameOf(scene)) {
      this.#round = nameOf(scene)
      this.#choice = { move: '', whisper: '' }
    }
    if (scene.dark.ends === 0 || scene.dark.sealed) return
    const wait = Math.max(0, sealsAt(scene.dark) - known.offset - Date.now())
    const timer = setTimeout(() => void this.#send(scene), wait)
    return () => clearTimeout(timer)
  }

  // a refusal is not shown: who looks over a shoulder would learn that there was something to refuse
  async #send(scene: Scene): Promise<void> {
    if (scene.seat === null || this.#round !== nameOf(scene)) return
    const { seat, match, number, moves } = scene
    const move = moves.includes(this.#choice.move) ? this.#choice.move : defaultOf(moves)
    const { whisper } = this.#choice
    await this.#connection.seal({ type: 'move', seat, match, number, move, whisper }).catch(() => null)
  }
}

const nameOf = (scene: Scene): string => `${scene.match}/${scene.seat}/${scene.number}`
