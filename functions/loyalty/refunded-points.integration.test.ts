import { randomUUID } from 'node:crypto'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LoyaltyAccount, LoyaltyTransaction } from '#shared/loyalty/contract'
import type { Numbers } from '#shared/numbers/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function member(ref?: string) {
  const browser = createTestClient(product.url)
  await browser.signIn(`${randomUUID()}@example.com`, 'customer', ref)
  const account = async () => {
    await product.deliverStream()
    return (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body
  }
  return {
    browser,
    account,
    history: async () => (await browser.get<LoyaltyTransaction[]>('/api/loyalty/transactions')).body,
    /** Places and completes an order of California Rolls at 6.25 with tax. */
    complete: async (quantity: number, tender = 'cash'): Promise<Order> => {
      const lines = [{ dish: await browser.dish('California Roll'), quantity }]
      const { body } = await browser.order({ lines, customerInfo: { email: '', phone: '' } })
      await complete(body, tender)
      await product.deliverStream()
      return body
    },
  }
}

const complete = ({ id }: Order, tender: string) =>
  owner.put(`/api/kitchen/orders/${id}/status`, { status: 'completed', tender })

const refund = ({ id }: Order, body: object) =>
  owner.post(`/api/kitchen/orders/${id}/refunds`, { reason: 'wrong', ...body })

async function getIssuedPoints(): Promise<number> {
  const { date } = toWallClock(getLocation('HENPR'), new Date())
  return (await owner.get<Numbers>(`/api/numbers/HENPR?from=${date}&to=${date}`)).body.points.issued
}

it('a refund withdraws points and dollars of what was refunded, also as a code, and so do the numbers', async () => {
  const before = await getIssuedPoints()
  const { account, history, complete } = await member()
  const order = await complete(4)
  expect(await account()).toMatchObject({ currentPoints: 25, totalSpent: '25.00' })
  const lineId = order.items[0]?.id
  expect((await refund(order, { pieces: [{ lineId, quantity: 1 }] })).status).toBe(201)
  // 18.75 are left.
  expect(await account()).toMatchObject({ currentPoints: 18, totalPointsEarned: 18, totalSpent: '18.75' })
  expect((await getIssuedPoints()) - before).toBe(18)
  await refund(order, { lineId })
  expect(await account()).toMatchObject({ currentPoints: 0, totalPointsEarned: 0, totalSpent: '0.00' })
  expect((await history()).map(({ points }) => points)).toEqual([-18, -7, 25])
  expect((await history())[0]?.description).toBe(`Order #${order.id} refunded`)
  expect((await getIssuedPoints()) - before).toBe(0)
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('an unpaid order earns neither points, a tier, a referral nor a code, until it is paid', async () => {
  const before = await getIssuedPoints()
  const dana = await member()
  const lee = await member((await dana.account()).referralCode)
  const order = await lee.complete(3, 'not-collected')
  expect(await lee.account()).toMatchObject({ currentPoints: 0, totalPointsEarned: 0, totalSpent: '0.00' })
  expect(await dana.account()).toMatchObject({ currentPoints: 0 })
  expect((await lee.browser.get<Order>(`/api/orders/${order.id}`)).body.points).toBe(0)
  const rating = { orderId: order.id, rating: 5, comment: '', trigger: 'order_confirmation' }
  expect((await lee.browser.post('/api/feedback', rating)).body).toEqual({ id: expect.any(String) })
  await product.deliverStream()
  expect((await getIssuedPoints()) - before).toBe(0)
  expect(auditRecords(await scanTable()).differences).toEqual([])

  await owner.move(order.id, 'ready')
  await product.deliverStream()
  expect(await lee.account()).toMatchObject({ currentPoints: 0 })
  await complete(order, 'card')
  expect([(await lee.account()).currentPoints, (await dana.account()).currentPoints]).toEqual([518, 500])
  expect((await getIssuedPoints()) - before).toBe(1018)
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('a referral bonus is withdrawn on both sides once its order is refunded below 15.00', async () => {
  const dana = await member()
  const lee = await member((await dana.account()).referralCode)
  const order = await lee.complete(3)
  expect([(await lee.account()).currentPoints, (await dana.account()).currentPoints]).toEqual([518, 500])
  await refund(order, { amount: '3.00', reason: 'late' })
  // 3.00 are 2.80 of the dishes and 0.20 of tax: 15.95 are left.
  expect([(await lee.account()).currentPoints, (await dana.account()).currentPoints]).toEqual([515, 500])
  await refund(order, { lineId: order.items[0]?.id })
  expect([(await lee.account()).currentPoints, (await dana.account()).currentPoints]).toEqual([0, 0])
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
