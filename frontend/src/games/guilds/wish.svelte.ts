// What somebody wants to do in several moves: the next one is played as soon as it is offered, and forgotten if it is not.
import { untrack } from 'svelte'

export class Wish {
  left = $state.raw<string[]>([])

  constructor(now: () => { moves: string[]; play: (move: string) => void }) {
    $effect(() => {
      const { moves, play } = now()
      untrack(() => this.#go(moves, play))
    })
  }
  // the first is played now, the others one after another
  start(wanted: string[], play: (move: string) => void): void {
    const [first, ...rest] = wanted
    if (!first) return
    this.left = rest
    play(first)
  }
  forget(): void {
    this.left = []
  }
  #go(moves: string[], play: (move: string) => void): void {
    const [next, ...rest] = this.left
    if (!next || !moves.length) return // nothing wanted, or the last one is still on its way
    this.left = moves.includes(next) ? rest : []
    if (moves.includes(next)) play(next)
  }
}
