import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { moveOrder } from '#functions/orders/order-transitions'
import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { storeOrder } from '#infra/testkit/store-order'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { overrideModes } from '#shared/locations/policy'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { handler } from './alert-no-orders'

let stop: () => Promise<void>
/** Subjects that were published to the topic. */
const alerts: string[] = []
let isTopicDown = false
const sns = mockClient(SNSClient)

beforeAll(async () => {
  process.env['ALARM_TOPIC_ARN'] = 'arn:aws:sns:us-east-1:123456789012:alarms'
  ;({ stop } = await startEmptyTable())
})
afterAll(async () => {
  delete process.env['ALARM_TOPIC_ARN']
  await stop()
})

beforeEach(() => {
  overrideModes('HENPR=live')
  alerts.length = 0
  jest.spyOn(console, 'warn').mockImplementation()
  sns.reset()
  sns.on(PublishCommand).callsFake(async ({ TopicArn, Subject }) => {
    expect(TopicArn).toBe(process.env['ALARM_TOPIC_ARN'])
    if (isTopicDown) throw new Error('InternalError')
    alerts.push(Subject)
    return {}
  })
})
afterEach(() => {
  overrideModes()
  jest.restoreAllMocks()
})

const runAt = async (...times: readonly string[]) => {
  for (const time of times) await handler({ time })
  return alerts.splice(0)
}

let orders = 0

async function createOrder(createdAt: string): Promise<string> {
  orders += 1
  const order = buildEmptyOrder({ id: `7K3P${orders}`, location: 'HENPR', ticketNumber: orders }, createdAt)
  await storeOrder(order)
  return order.id
}

const moveTo = (orderId: string, status: OrderStatus, at: string) =>
  moveOrder({ orderId, to: resolveStage({ status }), by: 'system', now: new Date(at), check: () => {} })

const quietAlert = ['No orders at New Port Richey']

it('counts from the first moment that the location is live', async () => {
  expect(await runAt('2026-07-06T20:12:00Z', '2026-07-06T23:00:00Z')).toEqual([])
  expect(await runAt('2026-07-06T23:12:00Z')).toEqual(quietAlert)
  await createOrder('2026-07-07T00:10:00.000Z')
  expect(await runAt('2026-07-07T00:15:00Z')).toEqual([])
})

// Summer: 10:30 in the morning is 14:30 in UTC, and 21:30 is 1:30 of the next day.
it('alerts the owner once while an open location gets no orders, and again the next time', async () => {
  expect(await runAt('2026-07-07T20:00:00Z')).toEqual(quietAlert)
  expect(await runAt('2026-07-07T20:30:00Z', '2026-07-07T21:00:00Z')).toEqual([])

  await createOrder('2026-07-07T21:10:00.000Z')
  expect(await runAt('2026-07-07T21:30:00Z', '2026-07-08T00:00:00Z')).toEqual([])
  expect(await runAt('2026-07-08T00:30:00Z')).toEqual(quietAlert)
  expect(await runAt('2026-07-08T01:00:00Z', '2026-07-08T14:30:00Z')).toEqual([])
})

it('counts a completed order from when it was placed', async () => {
  await moveTo(await createOrder('2026-07-09T17:10:00.000Z'), 'completed', '2026-07-09T18:00:00.000Z')
  expect(await runAt('2026-07-09T20:00:00Z')).toEqual([])
  expect(await runAt('2026-07-09T20:30:00Z')).toEqual(quietAlert)
})

it('finds a completed or active order of the evening before', async () => {
  await moveTo(await createOrder('2026-07-11T01:40:00.000Z'), 'completed', '2026-07-11T02:10:00.000Z')
  expect(await runAt('2026-07-11T15:00:00Z')).toEqual([])
  expect(await runAt('2026-07-11T17:00:00Z')).toEqual(quietAlert)
  await createOrder('2026-07-12T01:40:00.000Z')
  expect(await runAt('2026-07-12T15:30:00Z')).toEqual([])
})

it('does not count a cancelled order', async () => {
  await moveTo(await createOrder('2026-07-14T19:00:00.000Z'), 'cancelled', '2026-07-14T19:05:00.000Z')
  expect(await runAt('2026-07-14T20:00:00Z')).toEqual(quietAlert)
})

describe('sends no alert', () => {
  beforeAll(async () => void (await createOrder('2026-08-01T20:00:00.000Z')))

  it('while the location is closed', async () => {
    expect(await runAt('2026-08-01T21:00:00Z')).toEqual([])
    expect(await runAt('2026-08-05T05:00:00Z', '2026-11-26T18:00:00Z')).toEqual([])
  })

  it('on a test site', async () => {
    overrideModes('test')
    expect(await runAt('2026-08-05T20:00:00Z')).toEqual([])
  })
})

it('sends an alert again that the topic did not accept', async () => {
  await createOrder('2026-08-06T15:00:00.000Z')
  await runAt('2026-08-06T15:30:00Z')
  jest.spyOn(console, 'error').mockImplementation()
  isTopicDown = true
  await expect(runAt('2026-08-06T20:00:00Z')).rejects.toThrow('InternalError')
  isTopicDown = false
  expect(await runAt('2026-08-06T20:00:00Z')).toEqual(quietAlert)
})
