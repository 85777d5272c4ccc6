// The luck of a match, computed again from its secret: the same numbers as hameau.engine.luck gives to the rules.
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Replay } from '../wire'

const WORDS = 128 // of 32 bits, for each move
const BLOCK = 64 // bytes that one hash gives
const text = (words: string) => new TextEncoder().encode(words)

// BLAKE2b is personalised with exactly 16 bytes; shorter words are filled up with zeros
function person(words: string): Uint8Array {
  const bytes = new Uint8Array(16)
  bytes.set(text(words))
  return bytes
}

// the secret of a record, or null if it is none
export function readSecret(hex: string): Uint8Array | null {
  return /^[0-9a-f]{64}$/i.test(hex) ? hexToBytes(hex) : null
}

// what all luck of a match is computed from: the secret, and what the players' devices added to it
export function keyOf(secret: Uint8Array, shares: string[]): Uint8Array {
  if (!shares.some(Boolean)) return secret
  const added = shares.flatMap((share) => [...text(`${share.length / 2}:`), ...hexToBytes(share)])
  return blake2b(Uint8Array.from(added), { key: secret, dkLen: 32, personalization: person('hameau shares') })
}

// the key of a replay's luck, and whether the secret is the promised one; null if there is none to compute with
export function readKey({ secret, promise, shares }: Replay): { kept: boolean; key: Uint8Array | null } {
  const bytes = readSecret(secret)
  const whole = shares.every((share) => /^([0-9a-f]{2})*$/.test(share))
  return { kept: whole && keepsPromise(secret, promise), key: bytes && whole ? keyOf(bytes, shares) : null }
}

// what was published before the first move
export const promiseOf = (secret: Uint8Array): string =>
  bytesToHex(blake2b(secret, { dkLen: 32, personalization: person('hameau promise') }))

export const keepsPromise = (secret: string, promise: string): boolean => {
  const bytes = readSecret(secret)
  return bytes !== null && promiseOf(bytes) === promise.toLowerCase()
}

function wordsOf(key: Uint8Array, place: string): number[] {
  const words: number[] = []
  for (let block = 0; block < (WORDS * 4) / BLOCK; block++) {
    const bytes = blake2b(text(`${place}/${block}`), {
      key,
      dkLen: BLOCK,
      personalization: person('hameau luck'),
    })
    const numbers = new DataView(bytes.buffer, bytes.byteOffset, BLOCK)
    for (let at = 0; at < BLOCK; at += 4) words.push(numbers.getUint32(at, true))
  }
  return words
}

// The luck of one move, used up number by number; move 0 is the set-up. Another branch has other luck.
export class Luck {
  #words: number[]
  #used = 0

  constructor(key: Uint8Array, { number, branch }: { number: number; branch: number }) {
    this.#words = wordsOf(key, branch ? `${number}.${branch}` : `${number}`)
  }

  // a number from 0 to below n
  below(n: number): number {
    const word = this.#words[this.#used++]
    if (word === undefined) throw new RangeError(`a move has ${WORDS} numbers of luck, and no more`)
    return Math.floor((word * n) / 2 ** 32)
  }

  // one at random out of a deck that is only counted, deck[kind]; which kind
  draw(deck: number[]): number {
    let place = this.below(deck.reduce((sum, count) => sum + count, 0))
    const kind = deck.findIndex((count) => {
      if (place < count) return true
      place -= count
      return false
    })
    deck[kind]! -= 1
    return kind
  }
}
