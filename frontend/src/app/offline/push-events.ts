import { isRecord } from '#shared/platform/is-record'

/**
 * What a push says (`functions/push`): ticket and state, where they are shown, and which of an
 * order's news it is.
 */
type PushMessage = {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
  readonly news: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * What a push says; undefined where it is none of ours. A tap opens an order of this site and
 * nothing else.
 */
export function parsePushMessage(text: string): PushMessage | undefined {
  try {
    const said: unknown = JSON.parse(text)
    const { title, body, tag, url, news = body } = isRecord(said) ? said : {}
    if (!isText(title) || !isText(body) || !isText(tag) || !isText(url) || !isText(news)) return undefined
    return /^\/orders\/\w+\/tracking$/.test(url) ? { title, body, tag, url, news } : undefined
  } catch {
    return undefined
  }
}

/** The types of the page lack `renotify`. */
type Shown = NotificationOptions & { readonly renotify: boolean }
type Shows = { readonly showNotification: (title: string, options: Shown) => Promise<void> }

type Told = {
  readonly match: (key: string) => Promise<Response | undefined>
  readonly put: (key: string, response: Response) => Promise<void>
  readonly keys: () => Promise<readonly Request[]>
  readonly delete: (key: Request) => Promise<boolean>
}
type Remembers = { readonly open: (name: string) => Promise<Told> }

/** More than a party's orders of one evening have to tell. */
const REMEMBERED = 50

/** Whether this device is told something for the first time. What it can't remember is news. */
async function isNews({ tag, news }: PushMessage, caches: Remembers): Promise<boolean> {
  try {
    const told = await caches.open('told')
    const key = `/told/${encodeURIComponent(tag)}/${encodeURIComponent(news)}`
    if (await told.match(key)) return false
    await told.put(key, new Response())
    const oldest = (await told.keys()).slice(0, -REMEMBERED)
    await Promise.all(oldest.map((one) => told.delete(one)))
    return true
  } catch {
    return true
  }
}

/**
 * Shows a push. A browser that was promised to show each would show one of its own for what can't
 * be read. News make themselves heard, though they take the place of older ones; what comes a
 * second time takes its own place in silence.
 */
export async function showPushNotification(text: string, registration: Shows, caches: Remembers): Promise<void> {
  const message = parsePushMessage(text) ?? {
    title: 'Hibachi Ember',
    body: 'There is news of your order.',
    tag: 'news',
    url: '/',
    news: 'unread',
  }
  const isNew = message.news === 'unread' || (await isNews(message, caches))
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

type Page = { readonly url: string; readonly focus: () => Promise<unknown> }
type Pages = {
  readonly matchAll: (options: {
    readonly type: 'window'
    readonly includeUncontrolled: true
  }) => Promise<readonly Page[]>
  readonly openWindow: (url: string) => Promise<unknown>
}

/** Shows the page that a notification is about: the one that is open, else a new one. */
export async function openNotificationPage(url: string, pages: Pages): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((page) => new URL(page.url).pathname === url)
  await (there ? there.focus() : pages.openWindow(url))
}
