import { randomUUID } from 'node:crypto'
import { FeedbackRecord, feedbackKeys } from '#functions/feedback/records'
import { OrderRecord, orderKeys } from '#functions/orders/records'
import { getItem, putItems } from '#functions/platform/table/table'
import { getConsumedUnits, withUsageMeter } from '#functions/platform/log'
import { scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { handler } from './anonymize-guests'
import { DAY_MS } from '#shared/platform/durations'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const allOrders = async () =>
  (await scanTable()).flatMap((item) => (item['type'] === 'Order' ? [OrderRecord.parse(item)] : []))
const isNamed = ({ customer }: OrderRecord) =>
  customer.name !== 'Guest' || customer.email !== '' || customer.phone !== ''
const facts = (orders: readonly OrderRecord[]) =>
  orders.map(({ id, totalCents, status, history, lines }) => [id, totalCents, status, history.length, lines.length])

/** Places a completed, a cancelled and an open order of a guest, and one of an account. */
async function placeOrders() {
  const [guest, customer, chef] = [
    createTestClient(product.url),
    createTestClient(product.url),
    createTestClient(product.url),
  ]
  await customer.signIn(`${randomUUID()}@example.com`)
  await chef.signIn(`${randomUUID()}@example.com`, 'admin')
  const completed = await guest.order()
  await chef.move(completed.body.id, 'completed', 'completed')
  const rating = { orderId: completed.body.id, rating: 2, comment: 'Cold', trigger: 'checkin' }
  await guest.post('/api/feedback', rating)
  await chef.post(`/api/desk/feedback/HENPR/${rating.orderId}/checkin/answer`, { text: 'Sorry, Dana.' })
  const cancelled = await guest.order()
  await chef.move(cancelled.body.id, 'cancelled', 'cancelled')
  await guest.order()
  await customer.order()
  return { rated: rating.orderId, damaged: cancelled.body.id }
}

it('starts at the day when a location was added: the first night reads one record for each', async () => {
  const units = await withUsageMeter(async () => {
    await handler({ time: new Date().toISOString() })
    return getConsumedUnits()
  })
  expect(units).toBe(locations.length)
})

it("removes the names from guests' orders after 90 days, and leaves the rest of the orders unchanged", async () => {
  const { rated } = await placeOrders()
  const feedback = async () => FeedbackRecord.parse(await getItem(feedbackKeys.given(rated, 'checkin')))
  expect((await feedback()).answered?.text).toBe('Sorry, Dana.')
  const orders = await allOrders()
  const guests = orders.filter(({ userId }) => userId === undefined)
  expect(guests.filter(isNamed).length).toBeGreaterThan(2)
  const last = Math.max(...orders.map(({ history, createdAt }) => Date.parse(history.at(-1)?.at ?? createdAt)))
  const after = (days: number) => ({ time: new Date(last + days * DAY_MS).toISOString() })

  await handler(after(89))
  expect((await allOrders()).filter(isNamed)).toHaveLength(orders.filter(isNamed).length)

  // Also if the location was opened meanwhile.
  overrideModes('live')
  for (const days of [91, 95]) await handler(after(days))
  overrideModes()
  const later = await allOrders()
  const over = later.filter(({ userId, status }) => userId === undefined && status !== 'pending')
  expect(over.filter(isNamed)).toEqual([])
  const left = await feedback()
  expect([left.rating, left.answered]).toEqual([2, undefined])
  const ofAccounts = (all: readonly OrderRecord[]) => all.filter(({ userId }) => userId !== undefined)
  expect(ofAccounts(later)).toEqual(ofAccounts(orders))
  expect(facts(later)).toEqual(facts(orders))
})

it('leaves out an order that it can not read, and anonymizes the others', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const { rated, damaged } = await placeOrders()
  const key = orderKeys.order(damaged)
  const stored = (await getItem(key)) ?? {}
  const until = new Date(Date.now() - DAY_MS).toISOString()
  await putItems([
    { ...stored, lines: 'none' },
    { ...orderKeys.forgotten('HENPR'), type: 'GuestsForgotten', until },
  ])
  await handler({ time: new Date(Date.now() + 91 * DAY_MS).toISOString() })
  expect(OrderRecord.parse(await getItem(orderKeys.order(rated))).customer.name).toBe('Guest')
  await putItems([stored])
})
