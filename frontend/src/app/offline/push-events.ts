import { isRecord } from '#shared/platform/is-record'

/** A push message about an order, or an alert of the owner. */
type PushMessage = {
  readonly title: string
  readonly body: string
  /** The id of the order or alert: a notification replaces the previous one about the same. */
  readonly tag: string
  /** The tracking page of the order, or the page that an alert is about. */
  readonly url: string
  /** Identifies the status that the message announces. */
  readonly news: string
}

const isString = (value: unknown): value is string => typeof value === 'string'

/** The pages that a notification may open: of an order, the desk, a board and the stock. */
const PAGE = /^\/(orders\/\w+\/tracking|desk(\/[\w-]+)?|kitchen|inventory)$/

/** Parses a push message; returns undefined for invalid ones. */
function parsePushMessage(text: string): PushMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    const { title, body, tag, url, news = body } = isRecord(message) ? message : {}
    if (!isString(title) || !isString(body) || !isString(tag) || !isString(url) || !isString(news)) return undefined
    return PAGE.test(url) ? { title, body, tag, url, news } : undefined
  } catch {
    return undefined
  }
}

/** TypeScript's DOM types lack `renotify`. */
type PushNotificationOptions = NotificationOptions & { readonly renotify: boolean }
type NotificationDisplay = {
  readonly showNotification: (title: string, options: PushNotificationOptions) => Promise<void>
}

/** The part of `Cache` that stores which messages the device has shown. */
type MessageCache = {
  readonly match: (key: string) => Promise<Response | undefined>
  readonly put: (key: string, response: Response) => Promise<void>
  readonly keys: () => Promise<readonly Request[]>
  readonly delete: (key: Request) => Promise<boolean>
}
type MessageCaches = { readonly open: (name: string) => Promise<MessageCache> }

/** More messages than the orders of one evening cause. */
const MAX_STORED = 50

/** Whether this device shows a message for the first time; also true if it can't store messages. */
async function isFirstTime({ tag, news }: PushMessage, caches: MessageCaches): Promise<boolean> {
  try {
    const cache = await caches.open('shown-messages')
    const key = `/shown/${encodeURIComponent(tag)}/${encodeURIComponent(news)}`
    if (await cache.match(key)) return false
    await cache.put(key, new Response())
    const outdated = (await cache.keys()).slice(0, -MAX_STORED)
    await Promise.all(outdated.map((request) => cache.delete(request)))
    return true
  } catch {
    return true
  }
}

/**
 * Shows a notification for a push message.
 * Invalid messages get a generic notification: browsers require one for each push.
 * A new status makes a sound although it replaces the previous notification.
 * A repeated message replaces its notification silently.
 */
export async function showPushNotification(
  text: string,
  registration: NotificationDisplay,
  caches: MessageCaches,
): Promise<void> {
  const message = parsePushMessage(text) ?? {
    title: 'Hibachi Ember',
    body: 'There is news. Please open the site.',
    tag: 'news',
    url: '/',
    news: 'unread',
  }
  const isNew = message.news === 'unread' || (await isFirstTime(message, caches))
  await registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    data: message.url,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    renotify: isNew,
    silent: !isNew,
  })
}

type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> }
type PageClients = {
  readonly matchAll: (options: {
    readonly type: 'window'
    readonly includeUncontrolled: true
  }) => Promise<readonly OpenPage[]>
  readonly openWindow: (url: string) => Promise<unknown>
}

/** Focuses the page that a notification is about, or opens it. */
export async function openNotificationPage(url: string, clients: PageClients): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const existing = pages.find((page) => new URL(page.url).pathname === url)
  await (existing ? existing.focus() : clients.openWindow(url))
}
