import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { getStock } from '#functions/inventory/repository'
import { menuKeys } from '#functions/menu/records'
import { orderKeys, type OrderRecord } from '#functions/orders/records'
import { getItem, table, tableName } from '#functions/platform/table/table'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { handler } from './release-reservations'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

const at = new Date()

/** Stores an order of two portions of a special; returns its images after each stage. */
async function orderThrough(
  id: string,
  statuses: readonly OrderStatus[],
  reservations: OrderRecord['reservations'] = [
    { type: 'ingredients', hundredths: { 1: 80 } },
    { type: 'special', specialId: 'special', date, quantity: 2 },
  ],
): Promise<OrderRecord[]> {
  const history = statuses.map((status) => ({
    ...resolveStage({ status }),
    at: at.toISOString(),
    by: 'system' as const,
  }))
  const images = history.map((stage, index) => ({
    ...orderKeys.order(id),
    type: 'Order' as const,
    version: 1,
    id,
    location: 'HENPR' as const,
    ticketNumber: 3,
    status: stage.status,
    kitchenStatus: stage.kitchenStatus,
    orderType: 'pickup' as const,
    subtotalCents: 1250,
    discountCents: 0,
    taxCents: 88,
    taxRate: 700,
    isDeliveryFeeTaxed: false,
    deliveryFeeCents: 0,
    tipCents: 0,
    totalCents: 1338,
    createdAt: at.toISOString(),
    customer: { name: '', email: '', phone: '' },
    visitorId: 'browser',
    lines: [],
    history: history.slice(0, index + 1),
    reservations,
  }))
  await table.send(new PutCommand({ TableName: tableName(), Item: images.at(-1) }))
  return images
}

const { date } = toWallClock(getLocation('HENPR'), at)

const balance = async () => [
  (await getStock('HENPR', 1)).hundredths,
  Number((await getItem(menuKeys.specialCount({ location: 'HENPR' }, date, 'special')))?.['ordered'] ?? 0),
]

it('releases a cancelled order once, though its change arrives three times and in reverse', async () => {
  const [stock = 0, portions = 0] = await balance()
  const records = toStreamRecords(
    ...(await orderThrough('GAVEBACK', ['pending', 'completed', 'ready', 'cancelled'])),
  ).slice(1)
  for (const batch of [records, [...records].reverse(), records]) {
    expect(await handler({ Records: batch })).toEqual({ batchItemFailures: [] })
    expect(await balance()).toEqual([stock + 80, portions - 2])
  }
})

it('releases nothing for a cancelled order without reservations', async () => {
  const before = await balance()
  const records = toStreamRecords(...(await orderThrough('HADN0NE', ['pending', 'cancelled'], []))).slice(1)
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] })
  expect(await balance()).toEqual(before)
})

it('releases nothing of an order that is not cancelled', async () => {
  const before = await balance()
  const records = toStreamRecords(
    ...(await orderThrough('GOES0N', ['pending', 'completed', 'ready', 'completed'])),
  ).slice(1)
  await handler({ Records: records })
  expect(await balance()).toEqual(before)
})
