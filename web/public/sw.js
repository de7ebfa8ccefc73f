// The page without a network: what was laid up by `offline.svelte.ts` is served here, and nothing else is kept.
//
// Rule 1: whatever the network answers counts; only files that never change are taken from here first.
// Rule 2: what somebody asks of the server for themselves is never kept.
const FOREVER = /^\/assets\//
const TEXTS = /^\/api\/(games|regulations\/[^/]+)$/
const PATIENCE = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/', PATIENCE))
  else if (FOREVER.test(pathname)) event.respondWith(kept(request))
  else if (TEXTS.test(pathname) || ['/engine.json', '/favicon.svg', '/manifest.webmanifest'].includes(pathname))
    event.respondWith(fresh(request, request, PATIENCE))
})

/** From here, else from the network. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Whoever asks can tell that it was not the server who answered. */
function marked(laidUp) {
  const headers = new Headers(laidUp.headers)
  headers.set('X-Laid-Up', 'yes')
  return new Response(laidUp.body, { status: laidUp.status, headers })
}

/** From the network, else what lies here; a network that says nothing for long is none. */
async function fresh(request, laid, patience) {
  const found = caches.match(laid, { ignoreVary: true })
  const asked = fetch(request)
  asked.catch(() => {})
  const late = new Promise((tell) => setTimeout(tell, patience)).then(() => found)
  try {
    return await Promise.race([asked, late.then((laidUp) => (laidUp ? marked(laidUp) : asked))])
  } catch (lost) {
    const laidUp = await found
    if (laidUp) return marked(laidUp)
    throw lost
  }
}
