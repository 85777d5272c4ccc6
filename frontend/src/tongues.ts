// What the languages are called in themselves.
import type { Language } from './speech'

export const TONGUES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
}

export const tongue = (language: string): string => TONGUES[language as Language] ?? language
