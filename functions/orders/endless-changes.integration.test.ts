import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { MAX_ORDER_STEPS } from '#shared/orders/transitions'
import { getItem, putItems } from '../platform/table/table'
import { orderKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const repeat = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

// The table stores 400 KB for an order, so one that grew beyond could never be completed.
it('an order that staff changed without end takes no more, and can still be completed', async () => {
  const owner = await signInManager(product.url)
  const { body: order } = await createTestClient(product.url).order()
  const at = new Date().toISOString()
  const item = (await getItem(orderKeys.order(order.id))) ?? {}
  const step = { status: 'cooking', kitchenStatus: 'cooking', at, by: 'guest' }
  const lineId = order.items[0]?.id ?? ''
  await putItems([
    {
      ...item,
      ...{ status: 'cooking', kitchenStatus: 'cooking' },
      history: repeat(MAX_ORDER_STEPS, step),
      wastes: repeat(50, { lines: [], reason: 'dropped', at, by: 'guest' }),
      refunds: repeat(100, { to: 'code', amountCents: 0, reason: 'late', at, by: 'guest' }),
    },
  ])
  const path = `/api/kitchen/orders/${order.id}`
  const isFinal = { status: 409, body: { code: 'order-final' } }
  expect(await owner.put(`${path}/status`, { status: 'plating' })).toMatchObject(isFinal)
  expect(await owner.post(`${path}/waste`, { lines: [{ lineId, quantity: 1 }], reason: 'dropped' })).toMatchObject(
    isFinal,
  )
  expect(await owner.post(`${path}/refunds`, { amount: '1.00', reason: 'late' })).toMatchObject(isFinal)
  expect((await owner.put(`${path}/status`, { status: 'completed' })).status).toBe(200)
})
