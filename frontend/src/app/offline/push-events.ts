import { isRecord } from '#base/storage/kept'

/** What a push says (`functions/push`): ticket and state, and where they are shown. */
type PushMessage = { readonly title: string; readonly body: string; readonly tag: string; readonly url: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a push says; undefined where it is none of ours. A tap opens an order of this site and nothing else. */
export function messageIn(text: string): PushMessage | undefined {
  try {
    const said: unknown = JSON.parse(text)
    const { title, body, tag, url } = isRecord(said) ? said : {}
    if (!isText(title) || !isText(body) || !isText(tag) || !isText(url)) return undefined
    return /^\/orders\/\w+\/tracking$/.test(url) ? { title, body, tag, url } : undefined
  } catch {
    return undefined
  }
}

type Shows = { readonly showNotification: (title: string, options: NotificationOptions) => Promise<void> }

/** Shows a push. A browser that was promised to show each would show one of its own for what can't be read. */
export function showPush(text: string, registration: Shows): Promise<void> {
  const { title, body, tag, url } = messageIn(text) ?? {
    title: 'Hibachi Ember',
    body: 'There is news of your order.',
    tag: 'news',
    url: '/',
  }
  return registration.showNotification(title, {
    body,
    tag,
    data: url,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
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
export async function openPage(url: string, pages: Pages): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((page) => new URL(page.url).pathname === url)
  await (there ? there.focus() : pages.openWindow(url))
}
