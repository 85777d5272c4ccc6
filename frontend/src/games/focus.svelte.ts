// Keeps the keyboard at the table when the button under it goes away: on to what may be done next.
import { tick } from 'svelte'

export function keepFocus(root: () => HTMLElement | undefined, watch: () => unknown, next: string): void {
  $effect.pre(() => {
    watch()
    if (!root()?.contains(document.activeElement)) return
    void tick().then(() => {
      const now = document.activeElement
      const target = root()?.querySelector<HTMLElement>(next)
      const idle = now === root() || now?.getAttribute('aria-disabled') === 'true'
      if (now && now !== document.body && !(idle && target)) return
      ;(target ?? root())?.focus()
    })
  })
}
