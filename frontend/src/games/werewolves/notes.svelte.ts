// What I write down about the others: it stays on this device and is forgotten with the village.
import { remember, remembered } from '../../settings.svelte'

const KEY = 'werewolves.notes'
const LONGEST = 200
export const MARKS = ['trust', 'doubt', 'wolf'] as const
export type Mark = (typeof MARKS)[number]
export interface Note {
  text: string
  mark: Mark | ''
}
type Page = Record<string, Note>

// one page a village: another village, another page
function read(village: string): Page {
  try {
    const kept = JSON.parse(remembered(KEY) ?? '{}') as { village?: string; page?: Page }
    return kept.village === village ? (kept.page ?? {}) : {}
  } catch {
    return {}
  }
}

export class Notes {
  #page = $state.raw<Page>({})
  #village: string

  constructor(village: string) {
    this.#village = village
    this.#page = read(village)
  }

  of(name: string): Note {
    return this.#page[name] ?? { text: '', mark: '' }
  }
  write(name: string, note: Partial<Note>): void {
    const next = { ...this.of(name), ...note }
    this.#page = { ...this.#page, [name]: { ...next, text: next.text.slice(0, LONGEST) } }
    remember(KEY, JSON.stringify({ village: this.#village, page: this.#page }))
  }
}
