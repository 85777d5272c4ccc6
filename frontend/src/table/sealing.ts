// A move in the dark: sent once a round, at a moment and in a size that tell nothing about who decides what.
import { SEALED_BYTES, type Dark, type Scene } from '../wire'

const LEAD = 3_000 // milliseconds before the beat
const SHARE = 0.5 // of a short round, so that a slow phone is not taken for an absent person

// when the choice leaves the device, in the server's time
export const sealsAt = (dark: Pick<Dark, 'ends' | 'length'>): number =>
  dark.ends - Math.min(LEAD, dark.length * SHARE)

// who has nothing to say sleeps; for who must choose and does not chance chooses, because all would see who is away
export function defaultOf(moves: string[], chance = Math.random): string {
  const due = moves.filter((move) => move !== 'away')
  return moves.includes('sleep') ? 'sleep' : (due[Math.floor(chance() * due.length)] ?? 'away')
}

export const owesMove = (scene: Scene | null): scene is Scene & { dark: Dark; seat: number } =>
  Boolean(scene?.dark && scene.seat !== null && scene.moves.length > 0)

const bytesOf = (message: object): number => new TextEncoder().encode(JSON.stringify(message)).length

// filled up to exactly as many bytes; a whisper that is too long for it loses its end
export function padded<Message extends object>(
  message: Message,
  size = SEALED_BYTES,
): Message & { pad: string } {
  const whole = { ...message, pad: '' } as Message & { pad: string; whisper?: string }
  while (bytesOf(whole) > size && whole.whisper) whole.whisper = [...whole.whisper].slice(0, -1).join('')
  return { ...whole, pad: '-'.repeat(Math.max(0, size - bytesOf(whole))) }
}
