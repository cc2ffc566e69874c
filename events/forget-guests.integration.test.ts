import { OrderRecord } from '#functions/orders/records'
import { listForPeople } from '#infra/catalogue/found-by-person'
import { wholeTable } from '#infra/proof/audit/read-table'
import { startFirstReleaseTable } from '#infra/testkit/first-release'
import { isActive } from '#shared/rules/order-status'
import { handler } from './forget-guests'

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
  await listForPeople()
  await listForPeople()
}, 60_000)
afterAll(() => old.stop())

const DAY_MS = 24 * 3600_000

const allOrders = async () =>
  (await wholeTable()).flatMap((item) => (item['type'] === 'Order' ? [OrderRecord.parse(item)] : []))
const isNamed = ({ customer }: OrderRecord) =>
  customer.name !== 'Guest' || customer.email !== '' || customer.phone !== ''
const overAt = ({ history, createdAt, status }: OrderRecord) =>
  isActive(status) ? createdAt : (history.at(-1)?.at ?? createdAt)

it('after 90 days the names are off the orders of guests, of an earlier release and cancelled ones too; the rest stays', async () => {
  const orders = await allOrders()
  const guests = orders.filter(({ userId }) => userId === undefined)
  expect(guests.length).toBeGreaterThan(0)
  expect(orders.length).toBeGreaterThan(guests.length)
  expect(new Set(guests.map(({ status }) => status)).size).toBeGreaterThan(1)
  const times = guests.map(overAt).sort()
  const at = (days: number, moment = '') => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

  await handler({ time: at(90, times[0]) })
  expect((await allOrders()).filter((order) => !isNamed(order)).length).toBeLessThan(guests.length)
  await handler({ time: at(89, times.at(-1)) })
  const late = (await allOrders()).filter((order) => order.userId === undefined && overAt(order) === times.at(-1))
  expect(late.every(isNamed)).toBe(true)

  for (const day of [91, 91, 95]) await handler({ time: at(day, times.at(-1)) })
  const after = await allOrders()
  expect(after.filter((order) => order.userId === undefined && isNamed(order))).toEqual([])
  const own = (all: readonly OrderRecord[]) => all.filter(({ userId }) => userId !== undefined)
  expect(own(after)).toEqual(own(orders))
  const facts = (all: readonly OrderRecord[]) =>
    all.map(({ id, totalCents, status, history, lines }) => [id, totalCents, status, history.length, lines.length])
  expect(facts(after)).toEqual(facts(orders))
})
