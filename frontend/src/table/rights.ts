// Links that give rights: the secret stands behind the #, where no server and no log sees it.

export type Right = 'join' | 'watch' | 'seat' | 'share'

export function linkTo(path: string, right: Right, secret: string, origin = window.location.origin): string {
  const bare = secret.startsWith(`${right}=`) ? secret.slice(right.length + 1) : secret
  return `${origin}${path}${bare ? `#${right}=${bare}` : ''}`
}

// a secret that worked once and never again; router.secretOf put it there
export function forgetSecret(table: string): void {
  try {
    sessionStorage.removeItem(`hameau.secret.${table}`)
  } catch {
    // then it was never kept
  }
}
