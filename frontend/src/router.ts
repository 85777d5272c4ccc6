// Addresses of the pages: reading one, going to one, and keeping secrets behind the # out of sight.
export type Page =
  | { at: 'home' }
  | { at: 'game'; game: string }
  | { at: 'rules'; game: string }
  | { at: 'moderate'; game: string }
  | { at: 'race'; game: string; code: string }
  | { at: 'table'; table: string }
  | { at: 'screen'; table: string }
  | { at: 'replay'; table: string; match: number }
  | { at: 'credits' }
  | { at: 'mine' }
  | { at: 'evenings' }
  | { at: 'admin' }
  | { at: 'schema' }
  | { at: 'nowhere' }

const GAME = '([a-z]{1,20})'
const TABLE = '([a-z2-7]{12})'
const PAGES: [RegExp, (found: string[]) => Page][] = [
  [/^\/$/, () => ({ at: 'home' })],
  [new RegExp(`^/games/${GAME}$`), ([game]) => ({ at: 'game', game: game! })],
  [new RegExp(`^/games/${GAME}/rules$`), ([game]) => ({ at: 'rules', game: game! })],
  [new RegExp(`^/games/${GAME}/moderate$`), ([game]) => ({ at: 'moderate', game: game! })],
  [
    new RegExp(`^/games/${GAME}/race/${TABLE}$`),
    ([game, code]) => ({ at: 'race', game: game!, code: code! }),
  ],
  [new RegExp(`^/tables/${TABLE}$`), ([table]) => ({ at: 'table', table: table! })],
  [new RegExp(`^/tables/${TABLE}/screen$`), ([table]) => ({ at: 'screen', table: table! })],
  [
    new RegExp(`^/tables/${TABLE}/matches/([1-9][0-9]{0,8})$`),
    ([table, match]) => ({ at: 'replay', table: table!, match: Number(match) }),
  ],
  [/^\/credits$/, () => ({ at: 'credits' })],
  [/^\/mine$/, () => ({ at: 'mine' })],
  [/^\/evenings$/, () => ({ at: 'evenings' })],
  [/^\/admin$/, () => ({ at: 'admin' })],
  [/^\/schema$/, () => ({ at: 'schema' })],
]

// The page at an address; a slash too many at the end does no harm.
export function pageAt(path: string): Page {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(plain)
    if (found) return page(found.slice(1))
  }
  return { at: 'nowhere' }
}

type Arrived = () => void
const listeners = new Set<Arrived>()
export function onArrival(arrived: Arrived): () => void {
  listeners.add(arrived)
  return () => listeners.delete(arrived)
}

// Goes to an address of ours without loading anything anew.
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  for (const arrived of listeners) arrived()
}

// Whether a click on a link is ours to follow: same origin, main button, no new tab, no download.
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const inside = link.origin === location.origin && !link.target && !link.hasAttribute('download')
  return plain && inside && !event.defaultPrevented && pageAt(link.pathname).at !== 'nowhere'
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || !ours(event, link)) return
  const samePage = link.pathname === location.pathname && link.search === location.search
  if (samePage && link.hash) return // the browser scrolls, and tells by hashchange
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

// Starts listening to links and to the browser's own buttons.
export function listen(): () => void {
  const back = () => listeners.forEach((arrived) => arrived())
  document.addEventListener('click', follow)
  addEventListener('popstate', back)
  return () => {
    document.removeEventListener('click', follow)
    removeEventListener('popstate', back)
  }
}

// A secret of a link: taken out of the address bar and kept for this browser tab, so that a reload still has the
// right and nobody reads it over a shoulder. `join=…`, `watch=…` and `seat=…` are for a table, `share=…` for its replays.
const SECRET = /^#((join|watch|seat|share)=[A-Za-z0-9_-]{1,64})$/
export function secretOf(table: string, forReplay = false): string {
  const [, found, kind] = SECRET.exec(location.hash) ?? []
  const name = forReplay ? `hameau.secret.share.${table}` : `hameau.secret.${table}`
  const mine = found && (kind === 'share') === forReplay ? found : ''
  if (mine) history.replaceState(history.state, '', location.pathname + location.search)
  try {
    if (mine) sessionStorage.setItem(name, mine)
    return mine || (sessionStorage.getItem(name) ?? '')
  } catch {
    return mine
  }
}
