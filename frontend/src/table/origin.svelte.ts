// Where links to pass on begin. Whoever opened the page as localhost passes on the address that phones can reach.
import type { Health } from '../wire'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

class Origin {
  value = $state(location.origin)
  #asked = false

  // only a page on this very machine has to ask
  async find(): Promise<void> {
    if (this.#asked || !LOCAL.includes(location.hostname)) return
    this.#asked = true
    const health = await fetch('/health')
      .then((answer) => answer.json() as Promise<Health>)
      .catch(() => null)
    if (health?.outside) this.value = health.outside
  }
}

export const origin = new Origin()
