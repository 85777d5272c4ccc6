// Links that give rights: the secret stands behind the #, where no server and no log sees it.
import { origin } from './origin.svelte'

export type Right = 'join' | 'watch' | 'seat' | 'share'

export function linkTo(path: string, right: Right, secret: string, start = origin.value): string {
  const bare = secret.startsWith(`${right}=`) ? secret.slice(right.length + 1) : secret
  return `${start}${path}${bare ? `#${right}=${bare}` : ''}`
}

// a secret that worked once and never again; router.secretOf put it there
export function forgetSecret(table: string): void {
  try {
    sessionStorage.removeItem(`hameau.secret.${table}`)
  } catch {
    // then it was never kept
  }
}
