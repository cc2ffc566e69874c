import { orderKeys } from '#functions/orders/records'
import { getItem } from '#functions/platform/table/table'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { MAX_GUEST_NAME_LENGTH, MAX_INSTRUCTIONS_LENGTH, MAX_NOTE_LENGTH } from '#shared/orders/constants'
import type { Order } from '#shared/orders/contract'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_ORDER_EDITS } from '#shared/orders/editing/edit-rules'
import { guestPortionLimits } from '#shared/platform/rate-limits'

// The table stores 400 KB; the kitchen's steps, refunds and payments add to the order.
const MAX_BYTES = 300 * 1024

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
}, 60_000)
afterAll(() => product.stop())

/** A text of the longest letters. */
const long = (length: number) => '寿'.repeat(length)

const listOptions = ({ optionGroups }: MenuItem) =>
  optionGroups.flatMap(({ options, max }) => options.filter(({ isAvailable }) => isAvailable).slice(0, max))

it('the kitchen can work on the largest order of a guest, however often it was changed', async () => {
  const guest = createTestClient(product.url)
  const menu = (await guest.get<MenuItem[]>('/api/menu-items/HENPR')).body.filter(({ price }) => price !== '0.00')
  const dishes = menu.toSorted((one, other) => listOptions(other).length - listOptions(one).length)
  const { ofDish, ofOrder } = guestPortionLimits
  const linesOf = (turn: number) =>
    Array.from({ length: ofOrder }, (_, index) => ({
      dish: dishes[(turn % 2) * 3 + Math.floor(index / ofDish)] ?? menu[0],
      notes: `${turn} ${index} ${long(MAX_NOTE_LENGTH)}`.slice(0, MAX_NOTE_LENGTH),
      for: long(MAX_GUEST_NAME_LENGTH),
    })).flatMap(({ dish, ...line }) =>
      dish ? [{ ...line, dish, quantity: 1, options: listOptions(dish).map(({ id }) => id) }] : [],
    )
  const more = { specialInstructions: long(MAX_INSTRUCTIONS_LENGTH) }
  const { status, body: order } = await guest.order({ lines: linesOf(0), more })
  expect(status).toBe(201)
  let { version } = order
  for (let turn = 1; turn <= MAX_ORDER_EDITS; turn += 1) {
    const lines = linesOf(turn).map(({ dish, quantity, notes, options, for: person }) => ({
      ...{ menuItemId: dish.id, quantity, for: person, customizations: { notes, options } },
    }))
    const { status: answer, body } = await guest.put<Order>(`/api/orders/${order.id}/lines`, { lines, version })
    expect([200, 409]).toContain(answer)
    if (answer === 409) break
    version = body.version
  }
  const chef = await signInCook(product.url)
  for (const step of ['confirmed', 'cooking', 'ready', 'completed'])
    expect((await chef.move(order.id, step)).status).toBe(200)
  const stored = await getItem(orderKeys.order(order.id))
  expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(MAX_BYTES)
}, 240_000)
