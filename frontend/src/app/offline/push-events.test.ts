import { openPage, showPush } from './push-events'

const ready = { title: 'Ticket 12', body: 'Your order is ready for pickup!', tag: 'K7M2', url: '/orders/K7M2/tracking' }

const shown = async (text: string) => {
  const showNotification = jest.fn(async (_title: string, _options: NotificationOptions) => {})
  await showPush(text, { showNotification })
  return showNotification.mock.calls[0]
}

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

it('opens the order at a tap: the page that is there, else a new one', async () => {
  const focus = jest.fn(async () => {})
  const openWindow = jest.fn(async () => {})
  const matchAll = async () => [
    { url: 'https://site.example/menu', focus: jest.fn() },
    { url: 'https://site.example/orders/K7M2/tracking', focus },
  ]
  await openPage(ready.url, { matchAll, openWindow })
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
  await openPage('/orders/0THER/tracking', { matchAll, openWindow })
  expect(openWindow).toHaveBeenCalledWith('/orders/0THER/tracking')
})
