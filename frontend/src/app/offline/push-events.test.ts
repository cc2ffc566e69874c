import { openNotificationPage, showPushNotification } from './push-events'

const ready = {
  title: 'Ticket 12',
  body: 'Your order is ready for pickup!',
  tag: 'K7M2',
  url: '/orders/K7M2/tracking',
  news: 'ready',
}

/** What a device remembers having been told. */
function memory() {
  const told = new Map<string, Response>()
  const cache = {
    match: async (key: string) => told.get(key),
    put: async (key: string, response: Response) => void told.set(key, response),
    keys: async () => [...told.keys()].map((key) => new Request(`https://site.example${key}`)),
    delete: async ({ url }: Request) => told.delete(url.slice('https://site.example'.length)),
  }
  return { told, open: async () => cache }
}

const shown = async (text: string, device: Parameters<typeof showPushNotification>[2] = memory()) => {
  const showNotification = jest.fn(async (_title: string, _options: NotificationOptions) => {})
  await showPushNotification(text, { showNotification }, device)
  return showNotification.mock.calls[0]
}
const heard = async (message: object, device: Parameters<typeof showPushNotification>[2]) => {
  const [, options] = (await shown(JSON.stringify(message), device)) ?? []
  return options && { renotify: 'renotify' in options && options.renotify, silent: options.silent }
}
const aloud = { renotify: true, silent: false }

it('shows a push as what it says, one for each order', async () => {
  const [title, options] = (await shown(JSON.stringify(ready))) ?? []
  expect(title).toBe('Ticket 12')
  expect(options).toMatchObject({ body: 'Your order is ready for pickup!', tag: 'K7M2', data: '/orders/K7M2/tracking' })
})

it.each(['', 'null', '{', JSON.stringify({ ...ready, url: 'https://evil.example/' }), JSON.stringify({ title: 'x' })])(
  'shows what it must of %s, leading nowhere else',
  async (text) => {
    const [title, options] = (await shown(text)) ?? []
    expect([title, options?.data]).toEqual(['Hibachi Ember', '/'])
  },
)

it('is heard for each piece of news, and once for each: what comes again takes its own place in silence', async () => {
  const device = memory()
  expect(await heard({ ...ready, news: 'confirmed' }, device)).toEqual(aloud)
  expect(await heard(ready, device)).toEqual(aloud)
  expect(await heard(ready, device)).toEqual({ renotify: false, silent: true })
  expect(await heard({ ...ready, tag: '0THER' }, device)).toEqual(aloud)
})

it('remembers no more than it needs, and is heard where it can remember nothing', async () => {
  const device = memory()
  for (let count = 0; count < 60; count += 1) await heard({ ...ready, news: `late ${count}` }, device)
  expect([device.told.size, device.told.has('/told/K7M2/late%2059')]).toEqual([50, true])
  const full = { open: () => Promise.reject(new Error('no room')) }
  expect([await heard(ready, full), await heard(ready, full)]).toEqual([aloud, aloud])
})

it('opens the order at a tap: the page that is there, else a new one', async () => {
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
