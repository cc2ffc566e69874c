import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { TaxSettings } from '#shared/taxes/contract'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function setPrice(name: string, price: string): Promise<void> {
  const { dishes } = (await owner.get<{ dishes: EditableDish[] }>('/api/desk/menu/HENPR')).body
  const dish = dishes.find((one) => one.name === name)
  const { status } = await owner.put(`/api/desk/menu/HENPR/dishes/${dish?.id}`, { price, version: dish?.version })
  expect(status).toBe(200)
}

async function setTax(rate: number): Promise<void> {
  const { taxes, version } = (await owner.get<TaxSettings>('/api/desk/taxes/HENPR')).body
  const [first] = taxes
  const { status } = await owner.put('/api/desk/taxes/HENPR', { taxes: [{ ...first, rate }], version })
  expect(status).toBe(200)
}

const address = { street: '1 Gulf Dr', city: 'Hudson', zipCode: '34667' }

it('an edit leaves price, tax rate and fee of what it does not change', async () => {
  const browser = createTestClient(product.url)
  const [roll, soup] = [await browser.dish('California Roll'), await browser.dish('Miso Soup')]
  const { body: order } = await browser.order({
    orderType: 'delivery',
    customerInfo: { address },
    lines: [
      { dish: roll, quantity: 2 },
      { dish: soup, quantity: 1 },
    ],
  })
  await setPrice('California Roll', '8.25')
  await setTax(900)
  const edit = ({ version }: Order, rolls: number, soups: number, more = {}) =>
    browser.put<Order>(`/api/orders/${order.id}/lines`, {
      lines: [
        { menuItemId: roll.id, quantity: rolls },
        ...(soups > 0 ? [{ menuItemId: soup.id, quantity: soups }] : []),
      ],
      version,
      ...more,
    })
  const { status, body: ticked } = await edit(order, 2, 1, { utensils: true })
  expect([status, ticked.utensils, ticked.subtotal, ticked.total]).toEqual([200, true, order.subtotal, order.total])
  // Without the soup, the rolls stay 12.50: tax 7% and the fee of 2.99 stay, too.
  const { body: less } = await edit(ticked, 2, 0)
  expect(less).toMatchObject({ subtotal: '12.50', tax: '0.88', deliveryFee: '2.99', total: '16.37' })
  // Three rolls are a changed line: 3 x 8.25 with 7%.
  const { body: more } = await edit(less, 3, 0)
  expect(more).toMatchObject({ subtotal: '24.75', tax: '1.73', deliveryFee: '2.99', total: '29.47' })
  await setPrice('California Roll', '6.25')
  await setTax(700)
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('an edit may state the agreed price of a line that stays, and no other', async () => {
  const browser = createTestClient(product.url)
  const roll = await browser.dish('California Roll')
  const { body: order } = await browser.order({ lines: [{ dish: roll, quantity: 1 }] })
  await setPrice('California Roll', '7.25')
  const edit = (unitPrice: string) =>
    browser.put<Order & { code?: string }>(`/api/orders/${order.id}/lines`, {
      lines: [{ menuItemId: roll.id, quantity: 1, unitPrice, totalPrice: unitPrice }],
      version: order.version,
      utensils: true,
    })
  expect(await edit('7.25')).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  expect(await edit('6.25')).toMatchObject({ status: 200, body: { total: '6.69' } })
  await setPrice('California Roll', '6.25')
})

it('an order with a dish that has left the menu since can be changed, and the dish stays or goes', async () => {
  const browser = createTestClient(product.url)
  const [tea, roll] = [await browser.dish('Green Tea'), await browser.dish('California Roll')]
  const { body: order } = await browser.order({
    lines: [
      { dish: tea, quantity: 2 },
      { dish: roll, quantity: 1 },
    ],
  })
  const { dishes } = (await owner.get<{ dishes: EditableDish[] }>('/api/desk/menu/HENPR')).body
  const version = dishes.find(({ id }) => id === tea.id)?.version
  const archive = await owner.ask('DELETE', `/api/desk/menu/HENPR/dishes/${tea.id}?version=${version}`)
  expect(archive.status).toBeLessThan(300)
  const edit = (from: Order, teas: number, rolls: number) =>
    browser.put<Order & { code?: string; detail?: string }>(`/api/orders/${order.id}/lines`, {
      lines: [...(teas > 0 ? [{ menuItemId: tea.id, quantity: teas }] : []), { menuItemId: roll.id, quantity: rolls }],
      version: from.version,
    })
  const more = await edit(order, 2, 2)
  expect([more.status, more.body.items.map(({ quantity }) => quantity)]).toEqual([200, [2, 2]])
  expect(more.body.items[0]).toMatchObject({ unitPrice: order.items[0]?.unitPrice, menuItem: { name: 'Green Tea' } })
  // Nobody gets more of what is off the menu.
  const raised = await edit(more.body, 3, 2)
  expect(raised).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
  expect(raised.body.detail).toContain('Green Tea')
  const without = await edit(more.body, 0, 2)
  expect([without.status, without.body.items.length]).toEqual([200, 1])
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
