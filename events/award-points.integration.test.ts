import { PutCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { loyaltyKeys } from '#functions/loyalty/records'
import { orderKeys, type OrderRecord } from '#functions/orders/records'
import { getItem, table, tableName } from '#functions/platform/table/table'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { auditUserLoyalty } from '#infra/operate/audit/audit-loyalty'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { orderStatuses, type OrderStatus } from '#shared/orders/constants'
import { resolveStage } from '#shared/orders/status'
import { handler } from './award-points'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

let made = 0
const uniqueId = (what: string) => `${what}${(made += 1)}`
const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 12, n)).toISOString()

/** An order with dishes for $12.50, as it looked after each of its stages. */
function lifeOf(
  statuses: readonly OrderStatus[],
  { id = uniqueId('7K3P'), userId = uniqueId('user'), subtotalCents = 1250 } = {},
): OrderRecord[] {
  const history = statuses.map((status, index) => ({
    ...resolveStage({ status }),
    at: minute(index),
    by: 'system' as const,
  }))
  return history.map((stage, index) => ({
    type: 'Order',
    version: 1,
    id,
    location: 'HENPR',
    ticketNumber: 1,
    status: stage.status,
    kitchenStatus: stage.kitchenStatus,
    orderType: 'pickup',
    subtotalCents,
    discountCents: 0,
    taxCents: 88,
    taxRate: 700,
    isDeliveryFeeTaxed: false,
    deliveryFeeCents: 0,
    tipCents: 0,
    totalCents: 1338,
    createdAt: minute(0),
    customer: { name: 'Dana Whitfield', email: `${userId}@example.com`, phone: '' },
    visitorId: 'browser',
    userId,
    lines: [
      {
        menuItemId: 1,
        name: 'California Roll',
        description: '',
        code: 'Su1',
        station: 'sushi',
        allergens: null,
        quantity: 2,
        unitPriceCents: 625,
        totalPriceCents: 1250,
        loyaltyMultiplier: 1,
        options: [],
        leftOut: [],
      },
    ],
    history: history.slice(0, index + 1),
    reservations: [],
  }))
}

const put = (Item: object) => table.send(new PutCommand({ TableName: tableName(), Item: { ...Item } }))

/** Stores the latest image of an order; the test decides what the stream delivers. */
async function store(life: readonly OrderRecord[]): Promise<OrderRecord> {
  const order = life.at(-1)
  if (!order) throw new Error('an order has at least one stage')
  await put({
    ...orderKeys.order(order.id),
    ...order,
    gsi2pk: orderKeys.customer(order.userId ?? ''),
    gsi2sk: order.createdAt,
  })
  return order
}

const deliver = async (records: ReturnType<typeof toStreamRecords>) =>
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] })

/** Delivers everything three times, in order and in reverse. */
async function deliverRepeatedly(...lives: readonly (readonly OrderRecord[])[]): Promise<void> {
  const batches = lives.map((life) => toStreamRecords(...life))
  for (const batch of batches) await deliver(batch)
  for (const batch of [...batches].reverse()) await deliver([...batch].reverse())
  for (const batch of batches) await deliver(batch)
}

const placed: readonly OrderStatus[] = ['pending', 'ready']

describe('the points of an order', () => {
  it('are awarded once when it is completed', async () => {
    const life = lifeOf([...placed, 'completed'])
    const { userId = '' } = await store(life)
    await deliverRepeatedly(life)
    expect(await auditUserLoyalty(userId)).toMatchObject({ points: 12, earnedPoints: 12, spentCents: 1250 })
    expect((await auditUserLoyalty(userId)).entries).toHaveLength(1)
  })

  it('are revoked when it is recalled, though the latest change is delivered first', async () => {
    const life = lifeOf([...placed, 'completed', 'ready'])
    const { userId = '' } = await store(life)
    await deliver([...toStreamRecords(...life)].reverse())
    await deliverRepeatedly(life)
    const { entries, ...sums } = await auditUserLoyalty(userId)
    expect(sums).toEqual({ points: 0, earnedPoints: 0, spentCents: 0 })
    expect(entries.map(({ points }) => points)).toEqual([12, -12])
  })

  it('are awarded again by a later completion', async () => {
    const life = lifeOf([...placed, 'completed', 'ready', 'completed'])
    const { userId = '' } = await store(life)
    await deliverRepeatedly(life)
    expect(await auditUserLoyalty(userId)).toMatchObject({ points: 12, spentCents: 1250 })
  })

  it('are awarded when a guest claims the order', async () => {
    const life = lifeOf([...placed, 'completed'])
    const guests = life.map((image) => ({ ...image, userId: undefined }))
    const { userId = '' } = await store(life)
    await deliverRepeatedly(guests)
    expect((await auditUserLoyalty(userId)).entries).toEqual([])
    await deliverRepeatedly([...guests, ...life.slice(-1)])
    expect(await auditUserLoyalty(userId)).toMatchObject({ points: 12 })
  })

  it('leave a negative balance when they were spent before they were revoked', async () => {
    const [userId, at] = [uniqueId('user'), minute(9)]
    const completed = lifeOf([...placed, 'completed'], { userId })
    await deliver(toStreamRecords(...completed))
    const spent = { type: 'LedgerEntry', id: 'R1', description: 'Redeemed', points: -12, createdAt: at }
    await put({ ...loyaltyKeys.entry(userId, at, 'R1'), ...spent })
    const account = await getItem(loyaltyKeys.account(userId))
    await put({ ...account, points: 0 })
    const life = lifeOf([...placed, 'completed', 'ready'], { userId, id: completed[0]?.id })
    await store(life)
    await deliverRepeatedly(life)
    expect(await auditUserLoyalty(userId)).toMatchObject({ points: -12, earnedPoints: 0 })
  })

  it('come out the same in any order of delivery', async () => {
    const statuses = fc.array(fc.constantFrom(...orderStatuses), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(statuses, fc.infiniteStream(fc.nat()), async (all, random) => {
        const life = lifeOf(['pending', ...all])
        const { userId = '', status } = await store(life)
        const keyed = toStreamRecords(...life).flatMap((record) =>
          [record, record].map((one) => ({ one, at: random.next().value })),
        )
        await deliver(keyed.sort((one, other) => one.at - other.at).map(({ one }) => one))
        expect(await auditUserLoyalty(userId)).toMatchObject({ points: status === 'completed' ? 12 : 0 })
      }),
      { numRuns: 60 },
    )
  })
})

describe('the referral bonus', () => {
  async function referred() {
    const [friend, referrer] = [uniqueId('friend'), uniqueId('referrer')]
    const referral = { referrerId: referrer, at: minute(0), mailbox: friend }
    await put({ ...loyaltyKeys.referral(friend), type: 'Referral', ...referral })
    const points = async () => [(await auditUserLoyalty(friend)).points, (await auditUserLoyalty(referrer)).points]
    return { friend, points }
  }

  it("is 500 for each of the two, on the friend's first completed order only", async () => {
    const { friend, points } = await referred()
    const [first, second] = [1, 2].map(() => lifeOf([...placed, 'completed'], { userId: friend, subtotalCents: 1500 }))
    for (const life of [first, second]) {
      await store(life ?? [])
      await deliverRepeatedly(life ?? [])
    }
    expect(await points()).toEqual([524, 500])
  })

  it('is revoked from both when that order is recalled, and awarded again', async () => {
    const { friend, points } = await referred()
    const id = uniqueId('7K3P')
    const until = async (...more: OrderStatus[]) => {
      const life = lifeOf([...placed, ...more], { userId: friend, subtotalCents: 1500, id })
      await store(life)
      await deliverRepeatedly(life)
      return points()
    }
    expect(await until('completed')).toEqual([512, 500])
    expect(await until('completed', 'ready')).toEqual([0, 0])
    expect(await until('completed', 'ready', 'completed')).toEqual([512, 500])
    expect(await until('completed', 'ready', 'completed', 'cancelled')).toEqual([0, 0])
  })

  it('stays when the friend has another completed order', async () => {
    const { friend, points } = await referred()
    const id = uniqueId('7K3P')
    const other = lifeOf([...placed, 'completed'], { userId: friend, subtotalCents: 1500 })
    for (const life of [lifeOf([...placed, 'completed'], { userId: friend, subtotalCents: 1500, id }), other]) {
      await store(life)
      await deliverRepeatedly(life)
    }
    const cancelled = lifeOf([...placed, 'completed', 'cancelled'], { userId: friend, subtotalCents: 1500, id })
    await store(cancelled)
    await deliverRepeatedly(cancelled)
    expect(await points()).toEqual([512, 500])
  })

  it('is awarded once though several orders are completed at the same moment', async () => {
    const { friend, points } = await referred()
    const lives = Array.from({ length: 4 }, () =>
      lifeOf([...placed, 'completed'], { userId: friend, subtotalCents: 1500 }),
    )
    await Promise.all(lives.map(store))
    await Promise.all(lives.map((life) => deliverRepeatedly(life)))
    expect(await points()).toEqual([548, 500])
  })
})
