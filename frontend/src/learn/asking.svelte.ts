// Asks the server for an analysis again and again, while somebody waits for it.
import type { AnalysisSeen } from '../wire'
import { lookBack } from './http'

export const BEAT = 700 // milliseconds between two questions

export class Asking {
  seen = $state.raw<AnalysisSeen | null>(null)
  refusal = $state.raw<unknown>(null)
  waiting = $state(false)
  #stopped = false

  // how much of it is done, from 0 to 1; null as long as nobody knows
  get part(): number | null {
    return this.seen?.steps ? this.seen.done / this.seen.steps : null
  }

  async begin(table: string, match: number, seat: number, ask = lookBack): Promise<void> {
    if (this.waiting) return
    this.waiting = true
    this.refusal = null
    try {
      while (!this.#stopped && !this.seen?.told) {
        this.seen = await ask(table, match, seat)
        if (!this.seen.told) await new Promise((resolve) => setTimeout(resolve, BEAT))
      }
    } catch (refusal) {
      this.refusal = refusal
    }
    this.waiting = false
  }

  stop(): void {
    this.#stopped = true
  }
}
