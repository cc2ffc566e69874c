import { buildMovement } from '#infra/testkit/clients/staff-clients'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { InventoryItem, Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

/** What guests and cooks of a test site see of an item. */
const SHOWN = ['id', 'name', 'kitchenName', 'category', 'unit', 'isServedRaw', 'deliveryDays', 'version']

it('a test site shows no recipe, pack, supplier or cost of a live location’s group', async () => {
  const owner = (await modes.adminOfPool()).browser
  const stock = (await owner.get<Stock[]>(`/api/inventory/stock/${liveLocation.code}`)).body
  const [sauce, part] = stock.map(({ item }) => item)
  const batch = { quantity: '2.00', recipe: [{ itemId: part?.id, quantity: '1.25' }] }
  const packs = [{ name: 'Case of Smith Bros', quantity: '12.00' }]
  const change = { batch, packs, supplier: 'Smith Bros', deliveryDays: ['mon'], version: sauce?.version }
  const { body } = await owner.put<InventoryItem>(`/api/inventory/items/${sauce?.id}`, change)
  expect(body).toMatchObject({ batch, packs, supplier: 'Smith Bros' })

  const here = testLocation.code
  const [guest, tester] = [(await modes.tester('customer')).browser, (await modes.tester('admin')).browser]
  const counted = { locationId: here, movementType: 'adjustment', reason: 'count_adjustment', quantity: '3' }
  const move = (more: object) =>
    tester.post('/api/inventory/movements', { ...buildMovement(body.id, counted), ...more })
  expect((await move({})).status).toBe(201)
  // Neither a pack's name nor a recipe can be tried out.
  expect((await move({ packs: [{ name: packs[0]?.name, count: '1' }] })).status).toBe(400)
  expect((await tester.post(`/api/inventory/batches/${here}`, { itemId: body.id, quantity: '1' })).status).toBe(400)

  const { body: stocks } = await guest.get<Stock[]>(`/api/inventory/stock/${here}`)
  const { body: movements } = await guest.get<StockMovement[]>(`/api/inventory/movements/${here}?itemId=${body.id}`)
  const items = [...stocks, ...movements].map(({ item }) => item).filter(({ id }) => id === body.id)
  expect(items).toHaveLength(2)
  for (const item of items) {
    expect(item.costPerUnit).toBe('0.00')
    expect(Object.keys(item).filter((name) => !SHOWN.includes(name))).toEqual(['costPerUnit'])
  }
})
