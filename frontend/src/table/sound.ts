// Small wooden sounds, made on the spot: a knock is a short tone that dies at once, with a click of noise before it.
import { settings } from '../settings.svelte'

export type Sound = 'laid' | 'turn' | 'over'

const KNOCKS: Record<Sound, { pitch: number; after: number }[]> = {
  laid: [{ pitch: 320, after: 0 }],
  turn: [
    { pitch: 420, after: 0 },
    { pitch: 560, after: 0.14 },
  ],
  over: [
    { pitch: 392, after: 0 },
    { pitch: 494, after: 0.16 },
    { pitch: 587, after: 0.32 },
  ],
}

let context: AudioContext | null = null

// browsers keep sound back until somebody clicked: turning it on is such a click
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const { pitch, after } of KNOCKS[sound]) knock(context, pitch, context.currentTime + 0.01 + after)
}

function knock(audio: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * 1.5, Q: 4 })
  const fade = new GainNode(audio, { gain: 0 })
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.08)
  fade.gain.setValueAtTime(0, at)
  fade.gain.linearRampToValueAtTime(0.5, at + 0.003)
  fade.gain.exponentialRampToValueAtTime(0.001, at + 0.12)
  tone.connect(wood).connect(fade).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.15)
}
