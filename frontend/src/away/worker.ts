// The worker that keeps the pages at hand without a network. It comes last: nobody waits for it.
const A_WHILE = 4000

export const canWork = (): boolean => isSecureContext && 'serviceWorker' in navigator

export async function startWorker(): Promise<void> {
  if (!canWork() || import.meta.env.DEV) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    await new Promise((then) => setTimeout(then, A_WHILE))
    await import('../pages/Evenings.svelte') // what can be read without a network
    const { settings } = await import('../settings.svelte')
    await settings.knowAll()
    const { controller } = navigator.serviceWorker
    controller?.postMessage({ keep: loaded() })
  } catch {
    // no worker, then: everything else goes on
  }
}

const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
