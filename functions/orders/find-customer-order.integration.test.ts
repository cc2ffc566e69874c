import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getItem, putItems } from '../platform/table/table'
import { findCustomerOrder } from './order-history-repository'
import { OrderRecord, orderKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('a search for an order of a customer with many orders reads only the first ones', async () => {
  const { body: order } = await createTestClient(product.url).order()
  const item = (await getItem(orderKeys.order(order.id))) ?? {}
  const { visitorId, createdAt } = OrderRecord.parse(item)
  const later = Array.from({ length: 230 }, (_, at) => new Date(Date.parse(createdAt) + at + 1).toISOString())
  await putItems(
    later.map((time, at) => ({
      ...item,
      ...orderKeys.order(`${order.id}-${at}`),
      ...{ id: `${order.id}-${at}`, createdAt: time, gsi2sk: time, status: 'cancelled' },
    })),
  )
  expect(await findCustomerOrder(visitorId, ({ status }) => status !== 'cancelled')).toMatchObject({ id: order.id })
  const isWanted = jest.fn(() => false)
  expect(await findCustomerOrder(visitorId, isWanted)).toBeUndefined()
  expect(isWanted).toHaveBeenCalledTimes(200)
})
