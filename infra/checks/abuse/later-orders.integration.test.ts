import { randomUUID } from 'node:crypto'
import { handler as takePlannedStock } from '#events/schedules/take-planned-stock'
import { seed } from '#infra/catalogue/seed'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { guestPortionLimits } from '#shared/platform/order-limits'
import { toWallClock } from '#shared/platform/time'

const ORDERS = 8
const location = getLocation('HENPR')
const capped = new Set(seed.specials.map(({ menuItemId }) => menuItemId))

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

const offered = async () =>
  (await createTestClient(product.url).menu()).filter(({ isAvailable }) => isAvailable).map(({ name }) => name)

/** As many portions of dishes as an order may have, each from another place of the menu. */
const fill = (menu: readonly MenuItem[], from: number) =>
  Array.from({ length: guestPortionLimits.ofOrder / guestPortionLimits.ofDish }, (_, at) => ({
    dish: menu[(from * 3 + at) % menu.length] ?? menu[0],
    quantity: guestPortionLimits.ofDish,
  })).flatMap(({ dish, quantity }) => (dish ? [{ dish, quantity }] : []))

it("takes no dish off today's menu with eight large orders of an account for next week, and edits upward", async () => {
  const before = await offered()
  const account = createTestClient(product.url)
  await account.signIn(`${randomUUID()}@example.com`)
  const today = toWallClock(location, new Date()).date
  const scheduledFor = listAvailableDays(location, 'pickup', new Date())
    .filter(({ date }) => date > today)
    .at(-1)
    ?.times.at(-1)?.at
  // Specials have caps of their own, and dishes at market price can't be ordered.
  const menu = (await account.menu()).filter(
    ({ id, isAvailable, optionGroups, price }) =>
      isAvailable && optionGroups.length === 0 && Number(price) > 0 && !capped.has(id),
  )
  const placed: Order[] = []
  for (let count = 0; count < ORDERS; count += 1) {
    const { status, body } = await account.order({ lines: fill(menu, count), more: { scheduledFor } })
    if (status === 201) placed.push(body)
    else expect({ status, body }).toMatchObject({ status: 409, body: { code: 'ask-by-phone' } })
  }
  expect(placed).toHaveLength(guestPortionLimits.unconfirmed / guestPortionLimits.ofOrder)
  for (const { id, version, items } of placed) {
    const lines = items.map(({ menuItemId }) => ({ menuItemId, quantity: guestPortionLimits.ofDish + 10 }))
    const answer = await account.put(`/api/orders/${id}/lines`, { lines, version })
    expect(answer).toMatchObject({ status: 409, body: { code: 'ask-by-phone' } })
  }
  await product.deliverStream()
  expect(await offered()).toEqual(before)
  await takePlannedStock({ time: new Date().toISOString() })
  await product.deliverStream()
  expect(await offered()).toEqual(before)
})
