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
/** What reached the topic. */
const told: string[] = []
let topicIsAway = false
const sns = mockClient(SNSClient)

beforeAll(async () => {
  process.env['ALARM_TOPIC_ARN'] = 'arn:aws:sns:us-east-1:123456789012:alarms'
  ;({ stop } = await startEmptyTable())
}, 60_000)
afterAll(async () => {
  delete process.env['ALARM_TOPIC_ARN']
  await stop()
})

beforeEach(() => {
  overrideModes('HENPR=live')
  told.length = 0
  jest.spyOn(console, 'warn').mockImplementation()
  sns.reset()
  sns.on(PublishCommand).callsFake(async ({ TopicArn, Subject }) => {
    expect(TopicArn).toBe(process.env['ALARM_TOPIC_ARN'])
    if (topicIsAway) throw new Error('InternalError')
    told.push(Subject)
    return {}
  })
})
afterEach(() => {
  overrideModes()
  jest.restoreAllMocks()
})

const look = async (...times: readonly string[]) => {
  for (const time of times) await handler({ time })
  return told.splice(0)
}

let orders = 0

async function anOrder(createdAt: string): Promise<string> {
  orders += 1
  const order = buildEmptyOrder({ id: `7K3P${orders}`, location: 'HENPR', ticketNumber: orders }, createdAt)
  await storeOrder(order)
  return order.id
}

const becomes = (orderId: string, status: OrderStatus, at: string) =>
  moveOrder({ orderId, to: resolveStage({ status }), now: new Date(at), check: () => {} })

const ring = ['No orders at New Port Richey']

// Summer: 10:30 in the morning is 14:30 in UTC, and 21:30 is 1:30 of the next day.
it('tells the owner once that an open location is quiet, and again of the next time', async () => {
  expect(await look('2026-07-07T20:00:00Z')).toEqual(ring)
  expect(await look('2026-07-07T20:30:00Z', '2026-07-07T21:00:00Z')).toEqual([])

  await anOrder('2026-07-07T21:10:00.000Z')
  expect(await look('2026-07-07T21:30:00Z', '2026-07-08T00:00:00Z')).toEqual([])
  expect(await look('2026-07-08T00:30:00Z')).toEqual(ring)
  expect(await look('2026-07-08T01:00:00Z', '2026-07-08T14:30:00Z')).toEqual([])
})

it('counts an order that has been completed since, from when it came', async () => {
  await becomes(await anOrder('2026-07-09T17:10:00.000Z'), 'completed', '2026-07-09T18:00:00.000Z')
  expect(await look('2026-07-09T20:00:00Z')).toEqual([])
  expect(await look('2026-07-09T20:30:00Z')).toEqual(ring)
})

it('finds an order of the evening before, be it completed or under way', async () => {
  await becomes(await anOrder('2026-07-11T01:40:00.000Z'), 'completed', '2026-07-11T02:10:00.000Z')
  expect(await look('2026-07-11T15:00:00Z')).toEqual([])
  expect(await look('2026-07-11T17:00:00Z')).toEqual(ring)
  await anOrder('2026-07-12T01:40:00.000Z')
  expect(await look('2026-07-12T15:30:00Z')).toEqual([])
})

it('takes no cancelled order for one', async () => {
  await becomes(await anOrder('2026-07-14T19:00:00.000Z'), 'cancelled', '2026-07-14T19:05:00.000Z')
  expect(await look('2026-07-14T20:00:00Z')).toEqual(ring)
})

describe('is silent', () => {
  beforeAll(async () => void (await anOrder('2026-08-01T20:00:00.000Z')))

  it('while the location is closed', async () => {
    expect(await look('2026-08-01T21:00:00Z')).toEqual([])
    expect(await look('2026-08-05T05:00:00Z', '2026-11-26T18:00:00Z')).toEqual([])
  })

  it('on a test site', async () => {
    overrideModes('test')
    expect(await look('2026-08-05T20:00:00Z')).toEqual([])
  })
})

it('tells at the next try what the topic would not take', async () => {
  await anOrder('2026-08-06T15:00:00.000Z')
  await look('2026-08-06T15:30:00Z')
  jest.spyOn(console, 'error').mockImplementation()
  topicIsAway = true
  await expect(look('2026-08-06T20:00:00Z')).rejects.toThrow('InternalError')
  topicIsAway = false
  expect(await look('2026-08-06T20:00:00Z')).toEqual(ring)
})
