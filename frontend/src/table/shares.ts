// Adds random bytes of this device to the luck of the next match, as soon as its promise is seen.
import type { Share, TableSeen } from '../wire'
import { NotDone } from './connection.svelte'
import { forgetShare, keepShare, rememberedShare, rememberPromise, rememberShare } from './memory'

const BYTES = 32
// then another device of this seat was faster, or the match began without us: ours is not in its luck
const NOT_IN = ['already-shared', 'already-started', 'no-shares', 'stale', 'not-yours']

const draw = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export class Shares {
  #asked = new Map<string, Promise<void>>()
  #ask: (share: Omit<Share, 'key'>) => Promise<unknown>

  constructor(ask: (share: Omit<Share, 'key'>) => Promise<unknown>) {
    this.#ask = ask
  }

  // resolves when every seat of this device has an answer, whatever it is: nobody waits for luck
  async add(table: TableSeen): Promise<void> {
    const match = table.match + 1
    const names = table.yours.map((seat) => `${match}/${seat}`)
    for (const name of this.#asked.keys()) if (!names.includes(name)) this.#asked.delete(name) // got up
    if (!table.takes_shares || !table.next_promise) return
    rememberPromise(table.id, match, table.next_promise)
    await Promise.all(table.yours.map((seat) => this.#once(table.id, match, seat)))
  }

  #once(table: string, match: number, seat: number): Promise<void> {
    const name = `${match}/${seat}`
    const asked = this.#asked.get(name) ?? this.#send(table, match, seat, name)
    this.#asked.set(name, asked)
    return asked
  }

  // what was drawn once stays, also for another tab and after a reload: the server keeps the first
  async #send(table: string, match: number, seat: number, name: string): Promise<void> {
    const share = rememberedShare(table, match, seat)?.share ?? draw()
    rememberShare(table, match, seat, share)
    try {
      await this.#ask({ type: 'share', seat, match, share })
      keepShare(table, match, seat)
    } catch (reason) {
      if (reason instanceof NotDone && NOT_IN.includes(reason.code)) forgetShare(table, match, seat)
      else this.#asked.delete(name) // the line or the disk failed: once more when the table is seen again
    }
  }
}
