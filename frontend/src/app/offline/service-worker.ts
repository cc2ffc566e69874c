import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isImmutablePath } from '#shared/menu/pictures/picture'
import { CACHED_AT_HEADER } from '#base/offline/cached-at'
import { openNotificationPage, showPushNotification } from './push-events'

/** Inserted by the build: the files to precache, and patterns of the API paths to cache. */
declare const OFFLINE: {
  readonly files: { url: string; revision: string | null }[]
  readonly calls: readonly string[]
}
type WorkerEvent = { readonly waitUntil: (work: Promise<unknown>) => void }
type PushEvent = WorkerEvent & { readonly data: { readonly text: () => string } | null }
type NotificationClickEvent = WorkerEvent & { readonly notification: Notification }

declare const self: {
  readonly skipWaiting: () => Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: Parameters<typeof openNotificationPage>[1]
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void
}

const NETWORK_TIMEOUT_SECONDS = 5

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(OFFLINE.files)

// If a page can't be loaded, the precached application shows the cached menu.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [/^\/api\//] },
  ),
)

// Adds the time to cached responses, so that the page can say how old the menu is.
const addCachedAt = async ({ response }: { response: Response }): Promise<Response | null> => {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.set(CACHED_AT_HEADER, new Date().toISOString())
  return new Response(await response.blob(), { headers })
}

// The `change` parameter only bypasses HTTP caches, so it isn't part of the cache key.
const removeChangeParameter = async ({ request }: { request: Request }): Promise<string> => {
  const url = new URL(request.url)
  url.searchParams.delete('change')
  return url.href
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE.calls.some((call) => new RegExp(call).test(url.pathname)),
  new NetworkFirst({
    cacheName: 'menu',
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [{ cacheWillUpdate: addCachedAt, cacheKeyWillBeUsed: removeChangeParameter }],
  }),
)

// File names with a content hash never change.
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
