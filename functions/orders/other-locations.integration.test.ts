import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { MenuItem } from '#shared/menu/contract'
import { getDish } from '../menu/availability/repository'
import { menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/repository'
import { tableName } from '../platform/table/table'
import { transact } from '../platform/table/transaction'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)
let roll: MenuItem

/** Nokomis alone sells a roll for $99.00, and the California Roll for $7.25. */
beforeAll(async () => {
  product = await startTestProduct()
  roll = await visitor().dish('California Roll')
  const record = await getDish('HENOK', roll.id)
  for (const dish of [
    { ...record, priceCents: 725 },
    { ...record, id: 900_001, name: 'Nokomis Roll', priceCents: 9900 },
  ]) {
    const item = { ...menuKeys.dish('HENOK', dish.id), ...dish }
    await transact([{ write: { Put: { TableName: tableName(), Item: item } } }, incrementMenuVersion('HENOK')])
  }
})
afterAll(() => product.stop())

const ordering = (locationId: string, dish: MenuItem) => visitor().order({ locationId, lines: [{ dish, quantity: 1 }] })

it('sells a dish only at the location that has it on its menu', async () => {
  const dish = { ...roll, id: 900_001, price: '99.00' }
  expect(await ordering('HENOK', dish)).toMatchObject({ status: 201, body: { subtotal: '99.00' } })
  for (const location of ['HENPR', 'HEHC']) {
    expect(await ordering(location, dish)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
  }
})

it('sells at the price of the ordered location', async () => {
  const dear = { ...roll, price: '7.25' }
  expect(await ordering('HENOK', dear)).toMatchObject({ status: 201, body: { subtotal: '7.25' } })
  expect(await ordering('HENPR', dear)).toMatchObject({
    status: 409,
    body: { code: 'price-changed', priced: { subtotal: '6.25' } },
  })
  expect(await ordering('HENOK', roll)).toMatchObject({
    status: 409,
    body: { code: 'price-changed', priced: { subtotal: '7.25' } },
  })
})

it.each(['dine-in', 'PICKUP', '', ' pickup', 'constructor', null, 7, ['pickup'], { pickup: true }])(
  'rejects the order type %j',
  async (orderType) => {
    const guest = visitor()
    expect(await guest.order({ more: { orderType } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'orderType' }] },
    })
    expect(
      (await guest.get(`/api/menu-items/HENPR?type=${encodeURIComponent(JSON.stringify(orderType))}`)).status,
    ).toBe(200)
  },
)
