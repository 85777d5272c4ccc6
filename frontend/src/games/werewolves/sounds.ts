// The sounds of the village, made on the spot: no files, no loops, and the same for every card.

export type Sound = 'owl' | 'howl' | 'step' | 'bell' | 'drum' | 'bang' | 'crackle' | 'chime'

interface Tone {
  at: number // seconds
  from: number // hertz
  to: number
  long: number
  loud: number
  kind?: OscillatorType
}
const tone = (
  at: number,
  from: number,
  to: number,
  long: number,
  loud: number,
  kind?: OscillatorType,
): Tone => ({
  at,
  from,
  to,
  long,
  loud,
  ...(kind ? { kind } : {}),
})

// a bell is several tones that do not quite fit
const bell = (at: number, pitch: number): Tone[] =>
  [1, 2.01, 2.76, 5.4].map((part, place) =>
    tone(at, pitch * part, pitch * part, 2.2 / (place + 1), 0.22 / (place + 1)),
  )

const TONES: Record<Exclude<Sound, 'bang' | 'crackle'>, Tone[]> = {
  owl: [tone(0, 420, 380, 0.3, 0.25), tone(0.55, 430, 340, 0.7, 0.25)],
  howl: [tone(0, 260, 540, 0.9, 0.22), tone(0.9, 540, 420, 1.1, 0.22), tone(0.3, 390, 620, 1.3, 0.08)],
  step: [tone(0, 150, 90, 0.12, 0.3, 'triangle')],
  bell: [...bell(0, 330), ...bell(1.1, 330), ...bell(2.2, 330)],
  drum: [tone(0, 110, 45, 0.5, 0.6), tone(0.6, 110, 40, 0.7, 0.6)],
  chime: [...bell(0, 523), ...bell(0.35, 659), ...bell(0.7, 784)],
}

let context: AudioContext | null = null

// browsers keep sound back until somebody clicked: turning it on is such a click
export function make(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const start = context.currentTime + 0.05
  if (sound === 'bang') noise(context, start, 0.35, 0.6, 900)
  else if (sound === 'crackle')
    [0, 0.2, 0.33, 0.6, 0.8, 1.1].forEach((at) => noise(context!, start + at, 0.09, 0.25, 3200))
  else for (const one of TONES[sound]) ring(context, start, one)
}

function ring(audio: AudioContext, start: number, { at, from, to, long, loud, kind = 'sine' }: Tone): void {
  const source = new OscillatorNode(audio, { type: kind, frequency: from })
  const fade = new GainNode(audio, { gain: 0 })
  const begin = start + at
  source.frequency.setValueAtTime(from, begin)
  source.frequency.exponentialRampToValueAtTime(to, begin + long)
  fade.gain.setValueAtTime(0, begin)
  fade.gain.linearRampToValueAtTime(loud, begin + Math.min(0.08, long / 4))
  fade.gain.exponentialRampToValueAtTime(0.001, begin + long)
  source.connect(fade).connect(audio.destination)
  source.start(begin)
  source.stop(begin + long + 0.05)
}

function noise(audio: AudioContext, at: number, long: number, loud: number, pitch: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let sample = 0; sample < wave.length; sample++)
    wave[sample] = (Math.random() * 2 - 1) * (1 - sample / wave.length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source
    .connect(colour)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination)
  source.start(at)
}
