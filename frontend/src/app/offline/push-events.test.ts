import { openNotificationPage, showPushNotification } from './push-events'

const ready = {
  title: 'Ticket 12',
  body: 'Your order is ready for pickup!',
  tag: 'K7M2',
  url: '/orders/K7M2/tracking',
  news: 'ready',
}

/** A cache storage in memory. */
function memoryCaches() {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key),
    put: async (key: string, response: Response) => void entries.set(key, response),
    keys: async () => [...entries.keys()].map((key) => new Request(`https://site.example${key}`)),
    delete: async ({ url }: Request) => entries.delete(url.slice('https://site.example'.length)),
  }
  return { entries, open: async () => cache }
}

const show = async (text: string, caches: Parameters<typeof showPushNotification>[2] = memoryCaches()) => {
  const showNotification = jest.fn(async (_title: string, _options: NotificationOptions) => {})
  await showPushNotification(text, { showNotification }, caches)
  return showNotification.mock.calls[0]
}
const showSound = async (message: object, caches: Parameters<typeof showPushNotification>[2]) => {
  const [, options] = (await show(JSON.stringify(message), caches)) ?? []
  return options && { renotify: 'renotify' in options && options.renotify, silent: options.silent }
}
const audible = { renotify: true, silent: false }

it('shows one notification per order, with the text of the push message', async () => {
  const [title, options] = (await show(JSON.stringify(ready))) ?? []
  expect(title).toBe('Ticket 12')
  expect(options).toMatchObject({ body: 'Your order is ready for pickup!', tag: 'K7M2', data: '/orders/K7M2/tracking' })
})

it.each(['/desk', '/desk/printers', '/kitchen', '/inventory'])('an alert opens %s', async (url) => {
  const [title, options] = (await show(JSON.stringify({ ...ready, title: 'Printer Grill is silent', url }))) ?? []
  expect([title, options?.data]).toEqual(['Printer Grill is silent', url])
})

it.each([
  '',
  'null',
  '{',
  JSON.stringify({ ...ready, url: 'https://evil.example/' }),
  JSON.stringify({ ...ready, url: '//evil.example/desk' }),
  JSON.stringify({ title: 'x' }),
])('shows a generic notification for the invalid message %s', async (text) => {
  const [title, options] = (await show(text)) ?? []
  expect([title, options?.data]).toEqual(['Hibachi Ember', '/'])
})

it('each status of an order is audible once; a repeated message is silent', async () => {
  const caches = memoryCaches()
  expect(await showSound({ ...ready, news: 'confirmed' }, caches)).toEqual(audible)
  expect(await showSound(ready, caches)).toEqual(audible)
  expect(await showSound(ready, caches)).toEqual({ renotify: false, silent: true })
  expect(await showSound({ ...ready, tag: '0THER' }, caches)).toEqual(audible)
})

it('stores 50 messages at most, and is audible if the caches can store none', async () => {
  const caches = memoryCaches()
  for (let count = 0; count < 60; count += 1) await showSound({ ...ready, news: `late ${count}` }, caches)
  expect([caches.entries.size, caches.entries.has('/shown/K7M2/late%2059')]).toEqual([50, true])
  const full = { open: () => Promise.reject(new Error('no room')) }
  expect([await showSound(ready, full), await showSound(ready, full)]).toEqual([audible, audible])
})

it('a tap focuses the page of the order if it is open, and otherwise opens it', async () => {
  const focus = jest.fn(async () => {})
  const openWindow = jest.fn(async () => {})
  const matchAll = async () => [
    { url: 'https://site.example/menu', focus: jest.fn() },
    { url: 'https://site.example/orders/K7M2/tracking', focus },
  ]
  await openNotificationPage(ready.url, { matchAll, openWindow })
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
  await openNotificationPage('/orders/0THER/tracking', { matchAll, openWindow })
  expect(openWindow).toHaveBeenCalledWith('/orders/0THER/tracking')
})
