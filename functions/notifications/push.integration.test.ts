import { handler as reachPhone } from '#events/send-order-pushes'
import { asyncRetrySettings } from '#infra/local/stream/invocations'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { failBeforeWriting, hasFailed } from '#infra/testkit/fail-before-write'
import { startFakePushService, type PushServiceResponse } from '#infra/testkit/push-service'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { pushLimits } from '#shared/platform/message-limits'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem } from '../platform/table/table'
import { pushKeys } from './records'
import { listSubscriptions } from './push-repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
let service: Awaited<ReturnType<typeof startFakePushService>>
beforeAll(async () => {
  product = await startTestProduct()
  service = await startFakePushService()
})
afterAll(async () => {
  await product.stop()
  await service.stop()
})

// Failures are logged, and retried without the minutes that Lambda waits.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 10, 10])
  jest.replaceProperty(pushLimits, 'timeoutMs', scaleLimit(1000))
})
afterEach(() => void jest.restoreAllMocks())

const subscriptionsOf = (orderId: string) => listSubscriptions(orderId, new Date())

/** Places a guest's order and subscribes a phone to it. */
async function followed(...answers: PushServiceResponse[]) {
  const guest = createTestClient(product.url)
  const { body: order } = await guest.order()
  const subscription = service.browser(...answers)
  const subscribe = (by = guest) => by.post('/api/push/subscriptions', { orderId: order.id, subscription })
  expect((await subscribe()).status).toBe(201)
  const chef = await signInCook(product.url)
  return {
    guest,
    order,
    subscription,
    subscribe,
    move: async (...statuses: string[]) => {
      for (const status of statuses) {
        expect((await chef.move(order.id, status)).status).toBe(200)
        await product.deliverStream()
      }
    },
    notifications: () => service.taken(subscription.endpoint).map(({ body }) => body),
  }
}

it('has one public key that browsers can subscribe with', async () => {
  const read = () => createTestClient(product.url).get<{ publicKey: string }>('/api/push/key')
  const { status, body } = await read()
  expect(status).toBe(200)
  const point = Buffer.from(body.publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  expect((await read()).body).toEqual(body)
})

it('notifies a closed page of each kitchen status, signed, encrypted and without personal data', async () => {
  const { order, subscription, move, notifications } = await followed()
  await move('confirmed', 'preparing', 'cooking', 'ready', 'completed')
  expect(notifications()).toEqual(['The kitchen accepted your order', 'Your order is ready for pickup!'])
  const { message, headers, claims } = service.arrived.find(({ endpoint }) => endpoint === subscription.endpoint) ?? {}
  expect(message).toEqual({
    title: `Ticket ${order.ticketNumber}`,
    body: 'The kitchen accepted your order',
    tag: order.id,
    url: `/orders/${order.id}/tracking`,
    news: 'confirmed',
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: order.id, ttl: '3600' })
  const { publicKey } = (await createTestClient(product.url).get<{ publicKey: string }>('/api/push/key')).body
  expect(claims).toMatchObject({ key: publicKey, sub: expect.stringMatching(/^mailto:/) })
  // Push services refuse a signature that is valid for more than a day.
  expect(Number(claims?.['exp']) - Date.now() / 1000).toBeLessThan(24 * 3600)
})

it('does not notify the guest who cancels, but all other subscribers', async () => {
  const { guest, order, notifications } = await followed()
  const spouse = service.browser()
  await createTestClient(product.url).post('/api/push/subscriptions', { orderId: order.id, subscription: spouse })
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  expect(notifications()).toEqual([])
  expect(service.taken(spouse.endpoint).map(({ body }) => body)).toEqual(['This order was canceled'])
})

it('notifies the guest when the kitchen cancels', async () => {
  const { move, notifications } = await followed()
  await move('cancelled')
  expect(notifications()).toEqual(['This order was canceled'])
})

it.each([404, 410])('deletes a subscription that is gone (%i)', async (answer) => {
  const { order, subscription, move } = await followed(answer)
  await move('confirmed', 'ready')
  expect(service.posts(subscription.endpoint)).toBe(1)
  expect(await subscriptionsOf(order.id)).toEqual([])
})

it.each([429, 500, 'nothing'] as const)(
  'retries after a failure of the push service (%s), without duplicates',
  async (answer) => {
    const { order, subscription, move, notifications } = await followed(answer)
    const other = service.browser()
    await createTestClient(product.url).post('/api/push/subscriptions', { orderId: order.id, subscription: other })
    await move('confirmed', 'ready')
    expect(notifications()).toEqual(['The kitchen accepted your order', 'Your order is ready for pickup!'])
    expect(service.posts(subscription.endpoint)).toBe(3)
    expect(service.posts(other.endpoint)).toBe(2)
  },
)

it('pushes again after a crash between push and storing, replacing the same notification only', async () => {
  const { order, subscription, move } = await followed()
  // The other's service takes longer than the change needs to come again.
  const other = service.browser('late')
  await createTestClient(product.url).post('/api/push/subscriptions', { orderId: order.id, subscription: other })
  const { sk: killed } = pushKeys.subscription(order.id, subscription.endpoint)
  let writes = 0
  // The first write locks the subscription, the second says what was delivered.
  failBeforeWriting((sk) => sk === killed && (writes += 1) === 2)
  await move('confirmed')
  expect(hasFailed()).toBe(true)
  await move('ready')
  const arrived = service.arrived.filter(({ endpoint }) => endpoint === subscription.endpoint)
  // The phone shows the newest of a topic and tag.
  expect(arrived.map(({ message, headers }) => [message.body, message.tag, headers['topic']])).toEqual(
    ['The kitchen accepted your order', 'The kitchen accepted your order', 'Your order is ready for pickup!'].map(
      (body) => [body, order.id, order.id],
    ),
  )
  expect(service.posts(other.endpoint)).toBe(2)
})

it('waits for several silent push services in parallel', async () => {
  const { order, move } = await followed('nothing')
  for (let count = 1; count < 10; count += 1)
    await createTestClient(product.url).post('/api/push/subscriptions', {
      orderId: order.id,
      subscription: service.browser('nothing'),
    })
  await move('confirmed')
  expect(service.mostSilent()).toBe(10)
  const posts = (await subscriptionsOf(order.id)).map(({ subscription }) => service.posts(subscription.endpoint))
  expect(posts).toEqual(Array.from({ length: 10 }, () => 2))
})

it.each([500, 403, 'nothing'] as const)(
  'deletes a subscription that failed three times in a row (%s)',
  async (answer) => {
    const { order, subscription, move } = await followed(answer, answer, answer)
    await move('confirmed', 'ready')
    expect(service.posts(subscription.endpoint)).toBe(3)
    expect(await subscriptionsOf(order.id)).toEqual([])
  },
)

it('resets the failure count after a delivered push', async () => {
  const { order, subscription, move, notifications } = await followed(500, 500, 201, 500, 500, 201)
  await move('confirmed', 'ready')
  expect(notifications()).toEqual(['The kitchen accepted your order', 'Your order is ready for pickup!'])
  expect(service.posts(subscription.endpoint)).toBe(6)
  expect(await subscriptionsOf(order.id)).toHaveLength(1)
})

it('deletes a subscription whose service refuses connections', async () => {
  const { guest, order, move } = await followed()
  const closed = await startFakePushService()
  const subscription = closed.browser()
  await guest.post('/api/push/subscriptions', { orderId: order.id, subscription })
  await closed.stop()
  await move('confirmed')
  expect((await subscriptionsOf(order.id)).map((one) => one.subscription.endpoint)).not.toContain(subscription.endpoint)
})

it('sends nothing twice for repeated or reordered events', async () => {
  const { order, subscription, move } = await followed()
  const images = [await getItem(orderKeys.order(order.id))]
  for (const status of ['confirmed', 'ready']) {
    await move(status)
    images.push(await getItem(orderKeys.order(order.id)))
  }
  const records = toStreamRecords(...images.map((image) => image ?? {})).slice(1)
  for (const batch of [records, [...records].reverse()]) {
    expect(await reachPhone({ Records: batch })).toEqual({ batchItemFailures: [] })
    await product.deliverStream()
  }
  expect(service.posts(subscription.endpoint)).toBe(2)
})

it('never shows an older status when an event arrives late', async () => {
  const { order, move, notifications } = await followed()
  const placed = (await getItem(orderKeys.order(order.id))) ?? {}
  await move('ready', 'cooking')
  const early = { ...OrderRecord.parse(placed), status: 'confirmed' as const }
  await reachPhone({ Records: toStreamRecords(placed, { ...placed, ...early }).slice(1) })
  await product.deliverStream()
  expect(notifications()).toEqual(['Your order is ready for pickup!'])
})

it('notifies once of each later estimated time, and never of an earlier one', async () => {
  const { order, notifications } = await followed()
  const item = (await getItem(orderKeys.order(order.id))) ?? {}
  const at = (promisedAt: string) => {
    const promised = { ...OrderRecord.parse(item), promisedAt: `2026-11-21T${promisedAt}:00.000Z` }
    return { ...item, ...promised }
  }
  const records = toStreamRecords(item, at('23:00'), at('23:20'), at('23:10'), at('23:40')).slice(1)
  for (let count = 0; count < 2; count += 1) {
    await reachPhone({ Records: records })
    await product.deliverStream()
  }
  expect(notifications()).toEqual([
    'Your order takes a little longer: about 6:20 PM. We are sorry.',
    'Your order takes a little longer: about 6:40 PM. We are sorry.',
  ])
})

it('stores repeated subscriptions once and can be turned off', async () => {
  const { guest, order, subscription, subscribe, move } = await followed()
  expect((await subscribe()).status).toBe(201)
  expect(await subscriptionsOf(order.id)).toHaveLength(1)
  const off = () => guest.ask('DELETE', '/api/push/subscriptions', { body: { endpoint: subscription.endpoint } })
  expect([(await off()).status, (await off()).status]).toEqual([204, 204])
  await move('confirmed')
  expect(service.posts(subscription.endpoint)).toBe(0)
})

it('requires an address of a push service, an existing order and valid keys', async () => {
  const { guest, order, subscription } = await followed()
  const send = (body: object) => guest.post('/api/push/subscriptions', { orderId: order.id, subscription, ...body })
  const refused = { status: 400, body: { code: 'invalid-input' } }
  for (const endpoint of ['https://evil.example/push', 'http://fcm.googleapis.com/fcm/send/1', 'http://10.0.0.7/', 'x'])
    expect(await send({ subscription: { ...subscription, endpoint } })).toMatchObject(refused)
  expect(await send({ subscription: { endpoint: subscription.endpoint } })).toMatchObject(refused)
  expect(await send({ orderId: 'NOSUCHORDER0' })).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await subscriptionsOf(order.id)).toHaveLength(1)
})
