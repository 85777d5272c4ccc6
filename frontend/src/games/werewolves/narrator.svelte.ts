// The narrator's voice: the device's own speech, in the page's language; on or off and which voice are remembered.
import { remember, remembered } from '../../settings.svelte'

const ON = 'narrator'
const VOICE = 'narrator.voice'
const CALM = 0.92 // of the usual speed

export class Narrator {
  #on = $state(remembered(ON) === 'on')
  #chosen = $state(remembered(VOICE) ?? '')
  #all = $state.raw<SpeechSynthesisVoice[]>([])
  readonly #language: () => string

  constructor(language: () => string) {
    this.#language = language
    $effect(() => {
      const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
      if (!speech) return
      const look = () => (this.#all = speech.getVoices())
      look()
      speech.addEventListener('voiceschanged', look)
      return () => {
        speech.removeEventListener('voiceschanged', look)
        speech.cancel()
      }
    })
  }

  get able(): boolean {
    return 'speechSynthesis' in globalThis
  }
  get voices(): SpeechSynthesisVoice[] {
    return this.#all.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === this.#language())
  }
  get voice(): string {
    return this.voices.find((voice) => voice.name === this.#chosen)?.name ?? ''
  }
  set voice(name: string) {
    this.#chosen = name
    remember(VOICE, name)
  }
  get on(): boolean {
    return this.#on && this.able
  }
  set on(wish: boolean) {
    this.#on = wish
    remember(ON, wish ? 'on' : 'off')
    if (!wish) speechSynthesis.cancel()
  }

  // one sentence after another; the browser keeps them in line
  tell(sentences: string[]): void {
    if (this.on) this.speak(sentences)
  }
  // asked for just now, whatever is usual
  speak(sentences: string[]): void {
    for (const sentence of sentences) {
      const words = new SpeechSynthesisUtterance(sentence)
      words.lang = this.#language()
      words.voice = this.voices.find((voice) => voice.name === this.voice) ?? null
      words.rate = CALM
      speechSynthesis.speak(words)
    }
  }
}
