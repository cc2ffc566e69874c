import { setClock } from '#infra/testkit/fake-clock'
import { waitUntil } from '#infra/testkit/wait-until'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { hashShort } from '#functions/platform/rate-limit'
import { handler as connect } from '#functions/live/connect'
import { channels, addSubscription, listSubscribers, saveConnection } from '#functions/live/connection-repository'
import { markConnectionOpen, listNetworkConnections } from '#functions/live/push'
import { NETWORK_FACTOR, socketLimits } from '#shared/platform/rate-limits'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())
afterEach(() => void jest.useRealTimers())

const { openPerAddress, openedPerMinuteAndAddress, subscriptionsPerConnection } = socketLimits
const { messagesPerMinute, messagesPerMinuteAndAddress } = socketLimits
const here = hashShort('127.0.0.1', 22)
const openHere = async () => (await listNetworkConnections(here, new Date())).open.length
const isFollowed = (channel: string, by: number) =>
  waitUntil(async () => (await listSubscribers(channel)).length === by)
const chef = async (email: string) => {
  const browser = createTestClient(product.url)
  const { body } = await browser.signIn(email, 'admin')
  return { browser, userId: body.id }
}

test('an address may have fifty connections, and open another after closing one', async () => {
  const pages = await Promise.all(Array.from({ length: openPerAddress }, () => openTestSocket(product.socketUrl)))
  await expect(openTestSocket(product.socketUrl)).rejects.toThrow('429')
  expect(await openHere()).toBe(openPerAddress)
  const [first, ...others] = pages
  await first?.close()
  await waitUntil(async () => (await openHere()) < openPerAddress)
  others.push(await openTestSocket(product.socketUrl))
  await Promise.all(others.map((page) => page.close()))
  await waitUntil(async () => (await openHere()) === 0)
})

test('connections that ended without a disconnect event are not counted', async () => {
  const elevenMinutesAgo = new Date(Date.now() - 12 * 60_000)
  for (let index = 0; index < openPerAddress; index += 1) {
    await saveConnection(`gone-${index}`, { user: null, networks: [{ id: here, factor: 1 }] }, elevenMinutesAgo)
    await markConnectionOpen(here, `gone-${index}`, elevenMinutesAgo)
  }
  const page = await openTestSocket(product.socketUrl)
  expect(await listNetworkConnections(here, new Date())).toMatchObject({ open: [expect.anything()], silent: [] })
  await page.close()
  await waitUntil(async () => (await openHere()) === 0)
})

test('a connection with more than twenty subscriptions is closed', async () => {
  const order = (index: number) => channels.order(`ORDER-${index}`)
  const page = await openTestSocket(product.socketUrl)
  page.send({ type: 'subscribe_location', locationId: 'HENOK' })
  await isFollowed(channels.location('HENOK'), 1)
  const [follower] = await listSubscribers(channels.location('HENOK'))
  const id = follower?.connectionId ?? ''
  for (let index = 0; index < subscriptionsPerConnection; index += 1)
    await addSubscription(id, order(index), new Date())
  page.send({ type: 'subscribe_location', locationId: 'HEHC' })
  await page.closed
  expect(await listSubscribers(channels.location('HENOK'), order(0))).toEqual([])
})

test('a connection that sends more than sixty messages a minute is closed', async () => {
  const page = await openTestSocket(product.socketUrl)
  // Two minutes' worth, since the minute may end in between.
  for (let message = 0; message < 2 * messagesPerMinute + 1; message += 1) page.send({ type: 'ping' })
  await page.closed
  expect(page.heard.length).toBeLessThanOrEqual(2 * messagesPerMinute)
})

test('a board gets no messages after its session has logged out, and its next message closes it', async () => {
  const { browser } = await chef('chef.logout@example.com')
  const board = await openTestSocket(product.socketUrl, browser.cookies)
  board.send({ type: 'subscribe', locationId: 'HENOK' })
  await isFollowed(channels.board('HENOK'), 1)
  await browser.post('/api/auth/logout')
  await isFollowed(channels.board('HENOK'), 0)
  board.send({ type: 'subscribe', locationId: 'HENOK' })
  await board.closed
  expect(await listSubscribers(channels.board('HENOK'))).toEqual([])
})

test('the subscriptions of a session end when it expires', async () => {
  const session = (endsAt: number) => ({ id: 'a-session', endsAt: new Date(endsAt).toISOString() })
  const board = channels.board('HENPR')
  await addSubscription('expired', board, new Date(), { reader: 'staff', session: session(Date.now() - 1) })
  await addSubscription('current', board, new Date(), { reader: 'staff', session: session(Date.now() + 60_000) })
  expect(await listSubscribers(board)).toEqual([{ connectionId: 'current', reader: 'staff' }])
})

test('all addresses of a /48 network together may have ten times the connections of one address', async () => {
  const network = hashShort('2001:db8:7::/48', 22)
  const now = new Date()
  const most = openPerAddress * NETWORK_FACTOR
  await Promise.all(Array.from({ length: most - 1 }, (_, index) => markConnectionOpen(network, `open-${index}`, now)))
  const connectFrom = (address: string) =>
    connect({
      headers: { 'x-viewer-address': address },
      requestContext: { connectionId: address, requestTimeEpoch: now.getTime() },
    })
  expect(await connectFrom('2001:db8:7:1::5')).toEqual({ statusCode: 200 })
  expect(await connectFrom('2001:db8:7:2::5')).toEqual({ statusCode: 429 })
  expect(await connectFrom('2001:db8:8:2::5')).toEqual({ statusCode: 200 })
})

/** Stops the clock in a minute in which no other test opened a connection. */
const stopClockLater = (minutes: number) => setClock(Date.now() + minutes * 60_000)

test('the connections of an address together send at most three hundred messages a minute', async () => {
  stopClockLater(2)
  const openPage = () => openTestSocket(product.socketUrl)
  const pages = await Promise.all(Array.from({ length: messagesPerMinuteAndAddress / messagesPerMinute }, openPage))
  const last = await openPage()
  for (let message = 0; message < messagesPerMinute; message += 1) for (const page of pages) page.send({ type: 'ping' })
  await waitUntil(() => pages.every(({ heard }) => heard.length >= messagesPerMinute))
  last.send({ type: 'ping' })
  await last.closed
  expect(last.heard).toEqual([])
  await Promise.all(pages.map((page) => page.close()))
})

test('an address may open sixty connections a minute, even if it closes each', async () => {
  stopClockLater(4)
  const open = () => openTestSocket(product.socketUrl)
  for (let opened = 0; opened < openedPerMinuteAndAddress; opened += 1) await (await open()).close()
  await expect(open()).rejects.toThrow('429')
  stopClockLater(1)
  await (await open()).close()
})
