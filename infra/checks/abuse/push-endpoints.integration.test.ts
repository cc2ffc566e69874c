import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { loyaltyKeys } from '#functions/loyalty/records'
import { orderKeys, OrderRecord } from '#functions/orders/records'
import { listSubscriptions } from '#functions/notifications/push-repository'
import { getItem } from '#functions/platform/table/table'
import { asyncRetrySettings } from '#infra/local/stream/invocations'
import { streamConsumers } from '#infra/stacks/functions/stream-consumers'
import { createStreamHandler } from '#infra/stacks/functions/lambda/consume-stream'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { startFakePushService } from '#infra/testkit/push-service'
import { startSilentServer } from '#infra/testkit/fake-services'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import { reactionEntry } from '#shared/registry/reactions'
import { pushLimits } from '#shared/platform/message-limits'

let product: Awaited<ReturnType<typeof startTestProduct>>
let service: Awaited<ReturnType<typeof startFakePushService>>
let silent: Awaited<ReturnType<typeof startSilentServer>>
beforeAll(async () => {
  product = await startTestProduct()
  service = await startFakePushService()
})
beforeEach(async () => {
  silent = await startSilentServer()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 10, 10])
  // No test waits for this time-out, so whatever happens in a test did not wait for it.
  jest.replaceProperty(pushLimits, 'timeoutMs', 60_000)
})
afterEach(async () => {
  await silent.stop()
  await product.deliverStream()
  jest.restoreAllMocks()
})
afterAll(async () => {
  await product.stop()
  await service.stop()
})

const subscribe = (by: ReturnType<typeof createTestClient>, orderId: string, endpoint?: string) => {
  const subscription = service.browser()
  return by.post('/api/push/subscriptions', {
    orderId,
    subscription: { ...subscription, endpoint: endpoint ?? subscription.endpoint },
  })
}

const isMailed = (orderId: string, kind: string) =>
  existsSync(join(product.dataDir, 'outbox', `${orderId}-${kind}.eml`))

async function pointsOf(userId: string): Promise<number> {
  const account = await getItem(loyaltyKeys.account(userId))
  return Number(account?.['points'] ?? 0)
}

/** A signed-in customer's order with a subscription whose push service never answers. */
async function followedInSilence() {
  const customer = createTestClient(product.url)
  const { id: userId } = (await customer.signIn(`${Math.random()}@example.com`)).body
  const { body: order } = await customer.order()
  await product.deliverStream()
  expect((await subscribe(customer, order.id, `${silent.url}/push/1`)).status).toBe(201)
  return { order, userId }
}

it('does not delay mails, points and tickets of its own or other orders', async () => {
  const chef = await signInCook(product.url)
  const { body: printer } = await chef.post<{ token: string }>('/api/desk/printers/HENPR', { name: 'Grill' })
  const { order, userId } = await followedInSilence()
  for (const status of ['confirmed', 'ready', 'completed']) await chef.move(order.id, status)
  await waitUntil(() => silent.waiting() > 0)

  const { body: other } = await createTestClient(product.url).order()
  const offer = () =>
    fetch(`${product.url}/api/print/HENPR/${printer.token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statusCode: '200%20OK', printerMAC: '00:11:62:00:00:01' }),
    }).then((answer) => answer.text())
  await waitUntil(() => isMailed(order.id, 'ready') && isMailed(other.id, 'receipt'))
  await waitUntil(async () => (await pointsOf(userId)) > 0)
  await waitUntil(async () => (await offer()).includes('"jobReady":true'))
  expect(silent.waiting()).toBeGreaterThan(0)
})

it('lets the shared stream reader finish its batch', async () => {
  const { order } = await followedInSilence()
  const placed = (await getItem(orderKeys.order(order.id))) ?? {}
  const confirmed = { ...OrderRecord.parse(placed), status: 'confirmed' as const }
  const members = await Promise.all(
    (streamConsumers.find(({ name }) => name === 'books')?.reactions ?? []).map(async (reaction) => {
      const { handler }: { handler: (event: DynamoDBStreamEvent) => Promise<{ batchItemFailures: [] }> } = await import(
        resolve(reactionEntry(reaction.name))
      )
      return { reaction, handler }
    }),
  )
  const Records = toStreamRecords(placed, { ...placed, ...confirmed }).slice(1)
  expect(await createStreamHandler(members)({ Records })).toEqual({ batchItemFailures: [] })
  await waitUntil(() => silent.waiting() > 0)
})

it("does not evict the customer's own subscription, however many endpoints others subscribe", async () => {
  const guest = createTestClient(product.url)
  const { body: order } = await guest.order()
  const own = service.browser()
  await guest.post('/api/push/subscriptions', { orderId: order.id, subscription: own })
  for (let count = 0; count < 15; count += 1) await subscribe(createTestClient(product.url), order.id)
  const one = createTestClient(product.url)
  for (let count = 0; count < 15; count += 1) await subscribe(one, order.id)

  const subscriptions = await listSubscriptions(order.id, new Date())
  expect(subscriptions).toHaveLength(pushLimits.perOrder)
  expect(subscriptions.map(({ subscription }) => subscription.endpoint)).toContain(own.endpoint)
  await (await signInCook(product.url)).move(order.id, 'confirmed')
  await product.deliverStream()
  expect(service.taken(own.endpoint).map(({ news }) => news)).toEqual(['confirmed'])
})
