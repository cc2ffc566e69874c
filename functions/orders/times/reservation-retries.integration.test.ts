import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { emulateTransactionConflicts } from '#infra/testkit/transaction-conflicts'
import { getLocation } from '#shared/locations/index'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { CartSlots } from '#shared/orders/slots-contract'
import { addDays, toWallClock } from '#shared/platform/time'

const location = getLocation('HENPR')
let product: Awaited<ReturnType<typeof startTestProduct>>
let chicken: MenuItem
const visitor = () => createTestClient(product.url)

async function setKitchenTime(kitchenTime: boolean): Promise<void> {
  const owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
  const { body } = await owner.get<CapacitySettings>('/api/desk/capacity/HENPR')
  const set = { pickup: null, delivery: null, kitchenTime, version: body.version }
  expect(await owner.put('/api/desk/capacity/HENPR', set)).toMatchObject({ status: 200 })
}

beforeAll(async () => {
  product = await startTestProduct()
  chicken = await visitor().dish('Hibachi Chicken')
})
afterAll(() => product.stop())

async function listSlots(days: number): Promise<readonly string[]> {
  const date = addDays(toWallClock(location, new Date()).date, days)
  const query = `type=pickup&date=${date}&items=${chicken.id}`
  const { body } = await visitor().get<CartSlots>(`/api/slots/HENPR?${query}`)
  return body.slots.map(({ at }) => at)
}

const conflictsUntilNow = emulateTransactionConflicts()

/** Places orders at once for times within an hour of an evening. Returns what became of them. */
async function orderAtOnce(count: number, days: number) {
  const slots = (await listSlots(days)).slice(-18, -12)
  const before = conflictsUntilNow()
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      visitor().order({ lines: [{ dish: chicken, quantity: 1 }], more: { scheduledFor: slots[index % slots.length] } }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  return {
    placed: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 409).length,
    unavailable: statuses.filter((status) => status === 503).length,
    retries: conflictsUntilNow() - before,
  }
}

/** Ten orders at once are a very busy minute: about four retries each, one more than without. */
const MOST_RETRIES = 9

it('ten orders at once repeat their transactions seldom with kitchen time, and none gives up', async () => {
  const without = await orderAtOnce(10, 1)
  await setKitchenTime(true)
  const reserved = await orderAtOnce(10, 2)
  for (const { placed, unavailable } of [without, reserved]) expect([placed, unavailable]).toEqual([10, 0])
  expect(reserved.retries).toBeLessThan(10 * MOST_RETRIES)
})

it('fifty at once that meet all the time sell no minute twice', async () => {
  const { placed, refused, unavailable } = await orderAtOnce(50, 3)
  // A guest who gave up after thirty tries may try again.
  expect(placed + refused + unavailable).toBe(50)
  // An hour of the station holds fewer than fifty dishes.
  expect(placed).toBeLessThanOrEqual(36)
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
