// Keeps the pages at hand without a network, and shows notifications. It keeps only files of ours and what lies in
// the boxes of games: nothing of a table, and nothing of a person.
const SHELL = 'hameau-shell'
const FACTS = 'hameau-facts'
const FACT = /^\/api\/games(\/[a-z]{1,20}\/(rules|words|catalogue))?$/
const MOST = 300 // files; then the oldest go

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.add('/'))
      .then(() => skipWaiting()),
  )
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (FACT.test(pathname)) event.respondWith(fact(request))
})

// every page is drawn from the same file
async function page(request) {
  const shell = await caches.open(SHELL)
  try {
    const fresh = await fetch(request)
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html'))
      await shell.put('/', fresh.clone())
    return fresh
  } catch (reason) {
    const kept = await shell.match('/')
    if (kept) return kept
    throw reason
  }
}

// its name changes with its content
async function file(request) {
  const shell = await caches.open(SHELL)
  const kept = await shell.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await keep(shell, request, fresh.clone())
  return fresh
}

async function fact(request) {
  const facts = await caches.open(FACTS)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await facts.put(request, fresh.clone())
    return fresh
  } catch (reason) {
    const kept = await facts.match(request)
    if (kept) return kept
    throw reason
  }
}

async function keep(shell, request, response) {
  await shell.put(request, response)
  const files = (await shell.keys()).filter((one) => new URL(one.url).pathname !== '/')
  for (const old of files.slice(0, Math.max(0, files.length - MOST))) await shell.delete(old)
}

// what a page had loaded before this worker was there
addEventListener('message', (event) => {
  const wanted = (event.data?.keep ?? []).filter((path) => /^\/(assets\/|icon)/.test(path))
  const facts = (event.data?.keep ?? []).filter((path) => FACT.test(path.split('?')[0]))
  event.waitUntil(
    Promise.all([
      ...wanted.map((path) => caches.open(SHELL).then((shell) => addOnce(shell, path))),
      ...facts.map((path) => caches.open(FACTS).then((kept) => addOnce(kept, path))),
    ]).then(() => event.source?.postMessage({ kept: wanted.length })),
  )
})

async function addOnce(cache, path) {
  if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
}

// -- notifications ---------------------------------------------------------------------------------------------

addEventListener('push', (event) => {
  const { title = 'Hameau', body = '', path = '/', tag = '' } = event.data?.json() ?? {}
  const shown = { body, tag, data: { path }, icon: '/icons/192.png', badge: '/icons/badge.png' }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

async function open(path) {
  const to = path.startsWith('/tables/') ? path : '/'
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === to)
  if (there) return there.focus()
  return clients.openWindow(to)
}
