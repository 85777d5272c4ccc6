// What this device knows of a table: people, scene, story, chat. It only listens; nothing here sends.
import type { Chat, ClockSeen, Line, News, Scene, TableSeen, Welcome } from '../wire'
import { SceneQueue } from './scenes.svelte'

export class Knowledge {
  table = $state.raw<TableSeen | null>(null)
  story = $state.raw<Line[]>([])
  chat = $state.raw<Chat[]>([])
  unread = $state(0) // chat that nobody has looked at yet
  reading = $state(false) // the chat is open
  clock = $state.raw<(ClockSeen & { at: number }) | null>(null)
  waiting = $state.raw<number[]>([])
  waitingSince = $state(0)
  missed = $state.raw<{ lines: number; times: number } | null>(null) // what happened while we were away
  offset = $state(0) // the server's clock less ours, in milliseconds
  readonly scenes: SceneQueue
  #match = 0
  #welcomed = 0

  constructor(still: () => boolean = () => false) {
    this.scenes = new SceneQueue(still)
  }

  get eyes(): number | null {
    return this.scenes.newest?.seat ?? null
  }

  // the story as far as the board has shown it: nobody reads the dice before they fall
  get told(): Line[] {
    return this.story.slice(0, this.story.length - this.scenes.held)
  }

  welcome(message: Welcome): void {
    const before = { lines: this.story.length, match: this.#match, eyes: this.eyes }
    const read = this.chat.length - this.unread
    this.offset = message.now - Date.now()
    this.table = message.table
    this.chat = message.chat
    if (message.scene) this.scene(message.scene)
    else this.forgetScene()
    this.#welcomed += 1
    if (this.#welcomed === 1) return
    this.unread = this.reading ? 0 : Math.max(0, message.chat.length - read)
    const same = message.scene?.match === before.match && message.scene.seat === before.eyes
    const lines = same ? Math.max(0, this.story.length - before.lines) : 0
    this.missed = { lines, times: this.#welcomed - 1 }
  }

  see(table: TableSeen): void {
    this.table = table
    if (table.phase === 'open') this.forgetScene()
  }

  scene(scene: Scene): void {
    const replaced = scene.whole || scene.match !== this.#match
    this.story = replaced ? scene.lines : [...this.story, ...scene.lines]
    this.#match = scene.match
    this.clock = scene.clock && { ...scene.clock, at: Date.now() }
    if (!sameSeats(this.waiting, scene.waiting)) this.waitingSince = Date.now()
    this.waiting = scene.waiting
    if (scene.said) this.chat = scene.whole ? scene.said : [...this.chat, ...scene.said]
    this.scenes.push(scene)
  }

  // the last scene, changed: an object or list is copied where something in it is another now
  news(news: News): void {
    const last = this.scenes.newest
    if (!last) return
    const { type: _, changes, ...rest } = news
    const view = changes.reduce<unknown>((seen, { at, to }) => changed(seen, at, to), last.view)
    this.scene({ ...last, ...rest, view, whole: false, said: null })
  }

  hear(chat: Chat): void {
    this.chat = [...this.chat, chat]
    const own = this.table?.yours.includes(chat.seat)
    if (!this.reading && !own) this.unread += 1
  }

  readChat(open: boolean): void {
    this.reading = open
    if (open) this.unread = 0
  }

  forgetScene(): void {
    this.scenes.clear()
    this.story = []
    this.clock = null
    this.waiting = []
    this.#match = 0
  }
}

function changed(seen: unknown, [name, ...deeper]: (string | number)[], to: unknown): unknown {
  if (name === undefined) return to
  const copy = (Array.isArray(seen) ? [...seen] : { ...(seen as object) }) as Record<string | number, unknown>
  copy[name] = changed(copy[name], deeper, to)
  return copy
}

const sameSeats = (one: number[], other: number[]) =>
  one.length === other.length && one.every((seat, index) => seat === other[index])
