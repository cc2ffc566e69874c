import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { EditableInventoryItem, Stock, StockAlert } from '#shared/inventory/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { ActivityEntry } from '#shared/platform/contract'

let modes: TwoModes
let owner: ReturnType<TwoModes['visitor']>
beforeAll(async () => {
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())

/** Chicken, which Hibachi Chicken needs. */
const ITEM = 1
const { code } = liveLocation

const getStock = async () =>
  (await owner.get<Stock[]>(`/api/inventory/stock/${code}`)).body.find(({ id }) => id === ITEM)
const count = (quantity: string) =>
  owner.post('/api/inventory/movements', {
    itemId: ITEM,
    locationId: code,
    movementType: 'adjustment',
    quantity,
    reason: 'count_adjustment',
  })
const setCounted = async (isCounted: boolean) => {
  const change = { isCounted, locationId: code, version: (await getStock())?.item.version }
  return owner.put<EditableInventoryItem>(`/api/inventory/items/${ITEM}`, change)
}
const listed = async (path: string) =>
  (await owner.get<(Stock | StockAlert)[]>(`/api/inventory/${path}/${code}`)).body.filter(
    ({ item }) => item.id === ITEM,
  ).length

async function getDish(): Promise<MenuItem> {
  const menu = (await owner.get<MenuItem[]>(`/api/menu-items/${code}`)).body
  const dish = menu.find(({ name }) => name === 'Hibachi Chicken')
  if (!dish) throw new Error('The dish has left the menu')
  return dish
}
/** Waits until a dish is on sale or not. */
const settled = async (isOnSale: boolean) => {
  await modes.product.deliverStream()
  await waitUntil(async () => (await getDish()).isAvailable === isOnSale)
}
const order = async () => modes.orderAt(liveLocation, { lines: [{ dish: await getDish(), quantity: 2 }] })

it('a live site counts nothing at first: no stock takes a dish off sale', async () => {
  expect(await getStock()).toMatchObject({ isCounted: false })
  await count('0')
  await settled(true)
  expect((await order()).status).toBe('pending')
  await settled(true)
  expect(await getStock()).toMatchObject({ currentStock: '0.00', isCounted: false })
  expect([await listed('alerts'), await listed('analytics/low-stock')]).toEqual([0, 0])
})

it('waste of an ingredient that is not counted is recorded, though its books have nothing', async () => {
  const waste = { itemId: ITEM, locationId: code, movementType: 'waste', quantity: '2.00', reason: 'waste' }
  expect((await owner.post('/api/inventory/movements', waste)).status).toBe(201)
  expect(await getStock()).toMatchObject({ currentStock: '0.00', isCounted: false })
  expect((await owner.get(`/api/inventory/movements/${code}`)).status).toBe(200)
})

it('once the owner counts an ingredient, its dishes go off sale with it, and come back when that is undone', async () => {
  const dish = await getDish()
  const { body } = await setCounted(true)
  expect(body).toMatchObject({ isCounted: true, levels: [{ isCounted: true }] })
  await settled(false)
  expect([await listed('alerts'), await listed('analytics/low-stock')]).toEqual([1, 1])
  const refused = await modes.visitor(liveLocation).order({ locationId: code, lines: [{ dish, quantity: 1 }] })
  expect(refused.status).toBe(409)

  const [entry] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${code}`)).body
  expect(entry?.title).toMatch(`: counted at ${liveLocation.name} no to yes`)
  expect((await owner.post(`/api/desk/changes/${entry?.id}/undo`)).status).toBe(200)
  await settled(true)
  expect(await listed('alerts')).toBe(0)
})

it('an ingredient that orders emptied while it was not counted has its alert once it is counted', async () => {
  const { minimumStock = '0' } = (await getStock()) ?? {}
  await count((Number(minimumStock) + 0.1).toFixed(2))
  const lines = [{ dish: await getDish(), quantity: 1 }]
  expect((await modes.visitor(liveLocation).order({ locationId: code, lines })).status).toBe(201)
  await modes.product.deliverStream()
  expect(Number((await getStock())?.currentStock)).toBeLessThan(Number(minimumStock))
  expect(auditRecords(await scanTable()).differences).toEqual([])

  await setCounted(true)
  expect(await listed('alerts')).toBe(1)
  await setCounted(false)
  await count('0')
})

it('staff may put a dish on sale whose ingredients are not counted', async () => {
  const path = `/api/menu/availability/${(await getDish()).id}/${code}`
  for (const isAvailable of [false, true]) expect((await owner.put(path, { isAvailable })).status).toBe(200)
  expect((await getDish()).isAvailable).toBe(true)
})

it('a count brings the dishes back; the books agree, and a test site counts all', async () => {
  await setCounted(true)
  await settled(false)
  await count('50')
  await settled(true)
  expect((await order()).status).toBe('pending')
  await modes.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
  const { browser } = await modes.tester('admin')
  const stocks = (await browser.get<Stock[]>(`/api/inventory/stock/${testLocation.code}`)).body
  expect(stocks.every(({ isCounted }) => isCounted)).toBe(true)
})
