import { createSampleHistory } from '#infra/operate/sample-history/sample-history'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { toWallClock, addDays } from '#shared/platform/time'
import { getLocation } from '#shared/locations/index'
import type { Numbers } from '#shared/numbers/contract'
import { listSampleDates } from './sample-repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('an admin removes the sample days of a location; real orders and other locations stay', async () => {
  const owner = createTestClient(product.url)
  await owner.signIn('owner@example.com', 'admin')
  await createSampleHistory({ weeks: 1, seed: 1, now: new Date() })
  const { body: order } = await owner.order()
  await owner.move(order.id, 'completed')
  await product.deliverStream()
  const { date: today } = toWallClock(getLocation('HENPR'), new Date())
  const countOrders = async () => {
    const { days } = (await owner.get<Numbers>(`/api/numbers/HENPR?from=${addDays(today, -7)}&to=${today}`)).body
    return days.reduce((sum, day) => sum + day.orders, 0)
  }
  expect(await countOrders()).toBeGreaterThan(7)
  // A location has no sample day on a day it is closed, such as a holiday.
  const [sampleDays, daysElsewhere] = [await listSampleDates('HENPR'), await listSampleDates('HENOK')]
  expect(daysElsewhere.length).toBeGreaterThan(0)

  const guest = createTestClient(product.url)
  await guest.signIn()
  expect(await guest.delete('/api/numbers/HENPR/sample')).toMatchObject({ status: 403 })
  expect(await owner.delete('/api/numbers/HENPR/sample')).toMatchObject({
    status: 200,
    body: { removed: sampleDays.length, left: 0 },
  })
  expect(await countOrders()).toBe(1)
  expect(await listSampleDates('HENPR')).toEqual([])
  expect(await listSampleDates('HENOK')).toEqual(daysElsewhere)
  expect(await owner.delete('/api/numbers/HENPR/sample')).toMatchObject({ body: { removed: 0, left: 0 } })
})
