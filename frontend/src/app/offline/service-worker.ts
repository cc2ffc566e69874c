import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isImmutablePath } from '#shared/menu/pictures/picture'
import { CACHED_AT_HEADER } from '#base/offline/cached-content'
import { openNotificationPage, showPushNotification } from './push-events'

/** What the build knows: the files that a menu needs to be shown, and the calls that it reads. */
declare const OFFLINE: {
  readonly files: { url: string; revision: string | null }[]
  readonly calls: readonly string[]
}
type Woken = { readonly waitUntil: (work: Promise<unknown>) => void }
type Pushed = Woken & { readonly data: { readonly text: () => string } | null }
type Tapped = Woken & { readonly notification: Notification }

declare const self: {
  readonly skipWaiting: () => Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: Parameters<typeof openNotificationPage>[1]
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void
}

const SLOW_SECONDS = 5

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(OFFLINE.files)

// A page that can't be had: the application's own, which shows what was kept.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: SLOW_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [/^\/api\//] },
  ),
)

// A kept answer says since when it is kept, so that the page can say how old it is.
const markKept = async ({ response }: { response: Response }): Promise<Response | null> => {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.set(CACHED_AT_HEADER, new Date().toISOString())
  return new Response(await response.blob(), { headers })
}

// Asked past the caches for the sake of a change it is the same answer, only newer.
const withoutChange = async ({ request }: { request: Request }): Promise<string> => {
  const url = new URL(request.url)
  url.searchParams.delete('change')
  return url.href
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE.calls.some((call) => new RegExp(call).test(url.pathname)),
  new NetworkFirst({
    cacheName: 'menu',
    networkTimeoutSeconds: SLOW_SECONDS,
    plugins: [{ cacheWillUpdate: markKept, cacheKeyWillBeUsed: withoutChange }],
  }),
)

// Names with a hash: what was once seen stays as it is.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isImmutablePath(url.pathname),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
  }),
)

self.addEventListener('push', (event) =>
  event.waitUntil(showPushNotification(event.data?.text() ?? '', self.registration, caches)),
)

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotificationPage(String(event.notification.data), self.clients))
})
