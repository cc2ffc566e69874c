import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { deleteItems, getItem, putItems } from '../platform/table/table'
import { findOrderByTicket, findTracedOrder, listOrderRecords } from './order-trace-repository'
import { orderKeys } from './records'

// What an operator finds of an order, whatever became of it.

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  product = await startTestProduct()
})
afterAll(() => product.stop())

const today = () => toWallClock(getLocation('HENPR'), new Date()).date

it.each(['pending', 'completed', 'cancelled'] as const)(
  'finds a %s order by its ticket number and day',
  async (status) => {
    const guest = createTestClient(product.url)
    const { body: order } = await guest.order()
    if (status !== 'pending') await guest.move(order.id, status)
    const found = await findOrderByTicket('HENPR', order.ticketNumber, today())
    expect(found?.order).toMatchObject({ id: order.id, status })
    expect(await findOrderByTicket('HENPR', order.ticketNumber, addDays(today(), -1))).toBeUndefined()
    expect(await findOrderByTicket('HENOK', order.ticketNumber, today())).toBeUndefined()
  },
)

it('lists all records of an order, also of one that can not be read', async () => {
  const { body: order } = await createTestClient(product.url).order()
  await product.deliverStream()
  const types = async () => (await listOrderRecords(order.id)).map(({ type }) => String(type)).sort()
  expect(await types()).toEqual(['Mail', 'Order'])
  const key = orderKeys.order(order.id)
  const stored = await getItem(key)
  await putItems([{ ...stored, lines: 'none' }])
  expect(await types()).toEqual(['Mail', 'Order'])
  expect(await findTracedOrder(order.id)).toMatchObject({ id: order.id, fault: expect.stringMatching(/^lines: /) })
  await deleteItems([key])
  expect(await findTracedOrder(order.id)).toBeUndefined()
})
