// Who is looked for on this server: asked again and again while somebody looks at the page.
import { looking } from '../http'
import type { OpenTable } from '../wire'

export class Search {
  welcome = $state(false) // strangers may meet here
  tables = $state.raw<OpenTable[]>([])

  // for a component, as long as it is there; `wanted` says whether it asks at all
  constructor(every: number, wanted: () => boolean = () => true) {
    $effect(() => {
      if (!wanted()) return
      const ask = () => {
        if (!document.hidden) void this.#ask()
      }
      ask()
      const timer = setInterval(ask, every)
      document.addEventListener('visibilitychange', ask)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', ask)
      }
    })
  }

  async #ask(): Promise<void> {
    try {
      const found = await looking()
      this.welcome = found.welcome
      this.tables = found.tables
    } catch {
      this.tables = [] // asked again in a moment
    }
  }
}
