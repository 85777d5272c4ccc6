// What a person chose for this browser: language, day or night, sound, the own name; and the words of the pages.
import { chooseLanguage, speakPages, LANGUAGES, type Language, type Say } from './speech'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

// A browser may forbid storage; then choices last as long as the page.
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`hameau.${name}`)
  } catch {
    return null
  }
}
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`hameau.${name}`, value)
  } catch {
    // nothing to do: it is only forgotten sooner
  }
}

// Whatever this site kept in the browser; language and light stay, as they say nothing about anybody.
export function forgetEverything(): void {
  const kept = ['hameau.language', 'hameau.theme']
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage))
        if (name.startsWith('hameau.') && !kept.includes(name)) storage.removeItem(name)
  } catch {
    // then there is nothing
  }
  settings.forget()
}

export class Settings {
  #language: Language = $state(chooseLanguage(remembered('language'), navigator.languages))
  #theme: Theme = $state(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto')
  #sound = $state(remembered('sound') === 'on')
  #heard = $state(remembered('sound') !== null) // whoever was asked once is not asked again
  #name = $state(remembered('name') ?? '')
  #level = $state(remembered('level') ?? '')
  #whole = false
  #night = $state(false) // what the device prefers
  say: Say = $state.raw((message) => message) // the words of the pages, without those of a game
  ready = $state(false) // the words are there

  constructor() {
    const night = matchMedia('(prefers-color-scheme: dark)')
    this.#night = night.matches
    night.addEventListener('change', (event) => {
      this.#night = event.matches
      this.#paint()
    })
    this.#paint()
  }

  get language(): Language {
    return this.#language
  }
  // for dates and numbers: the language with the country that the browser knows
  get locale(): string {
    return navigator.languages.find((wish) => wish.split('-')[0] === this.#language) ?? this.#language
  }
  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme)
    this.#paint()
  }
  get dark(): boolean {
    return this.#theme === 'auto' ? this.#night : this.#theme === 'dark'
  }
  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    this.#heard = true
    remember('sound', sound ? 'on' : 'off')
  }
  get soundUnasked(): boolean {
    return !this.#heard
  }
  // the name that this person sat down with last
  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    remember('name', name)
  }
  forget(): void {
    this.#name = this.#level = ''
    this.#sound = this.#heard = false
  }
  // the bots' level that was chosen last
  get level(): string {
    return this.#level
  }
  set level(level: string) {
    this.#level = level
    remember('level', level)
  }

  // Speaks the language as soon as its words are there, so that nothing flickers in between.
  async choose(language: Language): Promise<void> {
    const whole = this.#whole
    const say = await speakPages(language, whole)
    if (whole !== this.#whole) return this.choose(language)
    this.say = say
    this.#language = language
    this.ready = true
    document.documentElement.lang = language
  }
  // from now on with the words of tables; the first page does without them, so that it comes sooner
  async knowAll(): Promise<void> {
    if (this.#whole) return
    this.#whole = true
    await this.choose(this.#language)
  }
  async chooseForGood(language: Language): Promise<void> {
    await this.choose(language)
    remember('language', language)
  }

  #paint(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.#theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', this.dark ? '#1d1a1f' : '#f7f1e5')
  }
}

export const settings = new Settings()
export { LANGUAGES, type Language }
