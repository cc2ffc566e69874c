import { startTestProduct } from '#infra/testkit/product/test-product'
import { buildMovement, signInCook } from '#infra/testkit/clients/staff-clients'
import type { EditableInventoryItem } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Purchase } from '#shared/purchases/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

const CASE = 'Case of 24'
const newCola = (packs: readonly object[] = [{ name: CASE, quantity: '24' }]) => chef.newItem({ packs })
const change = (id: number, body: object) => chef.put<EditableInventoryItem>(`/api/inventory/items/${id}`, body)
const PATH = '/api/desk/purchases/HENPR'
const order = async (itemId: number, line: object) =>
  (await chef.post<Purchase>(PATH, { supplier: 'Bay', note: '', sendBy: 'print', lines: [{ itemId, ...line }] })).body
const receive = (number: number, line: object) =>
  chef.post<Purchase & { errors: { path: string }[] }>(`${PATH}/${number}/receive`, { lines: [line] })
const packs = (count: string, name = CASE) => [{ name, count }]
const latest = async () => (await chef.get<StockMovement[]>('/api/inventory/movements/HENPR?limit=1')).body[0]

it('counting two cases and seven each is one figure, and the movement says how it was counted', async () => {
  const { id, packs: own } = await newCola()
  expect(own).toEqual([{ name: CASE, quantity: '24.00' }])
  const counted = { movementType: 'adjustment', reason: 'count_adjustment', quantity: '7', packs: packs('2') }
  const { status, body } = await chef.record(buildMovement(id, counted))
  expect([status, body.quantity, await chef.stockOf(id)]).toEqual([201, '55.00', '55.00'])
  expect((await latest())?.packs).toEqual([{ name: CASE, quantity: '24.00', count: '2.00' }])
})

it('part of a pack is taken, and nothing of a pack is no movement', async () => {
  const { id } = await newCola()
  await chef.record(buildMovement(id, { quantity: '0', packs: packs('1') }))
  await chef.record(buildMovement(id, { movementType: 'waste', reason: 'waste', quantity: '0', packs: packs('0.5') }))
  expect(await chef.stockOf(id)).toBe('12.00')
  expect((await chef.record(buildMovement(id, { quantity: '0', packs: packs('0') }))).status).toBe(400)
  const unknown = await chef.record(buildMovement(id, { quantity: '1', packs: packs('1', 'Crate') }))
  expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'packs.0.name' }] } })
})

it('a pack that rounds to nothing is no movement either', async () => {
  const { id } = await newCola([{ name: 'Crumb', quantity: '0.01' }])
  expect((await chef.record(buildMovement(id, { quantity: '0', packs: packs('0.3', 'Crumb') }))).status).toBe(400)
})

it('a price by case becomes the price per unit, and food cost has what was paid', async () => {
  const { id } = await newCola()
  const { number } = await order(id, { quantity: '0', packs: packs('3') })
  const line = { itemId: id, quantity: '0', packs: packs('3'), unitCost: '10.00', priceOf: CASE }
  expect((await receive(number, line)).body.lines[0]?.received).toMatchObject({
    ...{ quantity: '72.00', unitCost: '0.42', paid: '30.00' },
    packs: [{ name: CASE, count: '3.00' }],
  })
  expect(await latest()).toMatchObject({ itemId: id, unitCost: '0.42', paid: '30.00', item: { costPerUnit: '0.42' } })
  const today = toWallClock(getLocation('HENPR'), new Date()).date
  const costs = (await chef.get<IngredientCost[]>(`/api/numbers/HENPR/food-cost?from=${today}&to=${today}`)).body
  expect(costs.find(({ itemId }) => itemId === id)).toMatchObject({ received: '30.00', closing: '30.00' })
})

it('a pack that changes, or goes, leaves what was booked and open orders as they are', async () => {
  const { id, version } = await newCola()
  await chef.record(buildMovement(id, { quantity: '0', packs: packs('1') }))
  const booked = await latest()
  const [changed, deleted] = [await order(id, { quantity: '0', packs: packs('2') }), await order(id, { quantity: '5' })]
  await change(id, { packs: [{ name: CASE, quantity: '20' }], version })
  expect((await receive(changed.number, { itemId: id, quantity: '1', packs: packs('2'), unitCost: '1' })).status).toBe(
    200,
  )
  expect(await chef.stockOf(id)).toBe('73.00')
  const third = await order(id, { quantity: '0', packs: packs('2') })
  expect(third.lines[0]).toMatchObject({ quantity: '40.00', packs: [{ name: CASE, quantity: '20.00', count: '2.00' }] })
  const now = (await change(id, { packs: [], version: version + 2 })).body
  expect(now.packs).toBeUndefined()
  expect((await receive(third.number, { itemId: id, quantity: '0', packs: packs('1'), unitCost: '1' })).status).toBe(
    200,
  )
  expect(await chef.stockOf(id)).toBe('93.00')
  // An order by unit has no pack to be received in any more, and nothing of it came in.
  const refused = await receive(deleted.number, { itemId: id, quantity: '0', packs: packs('1'), unitCost: '1' })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'lines.0.packs.0.name' }] } })
  const history = (await chef.get<StockMovement[]>('/api/inventory/movements/HENPR?limit=20')).body
  expect(history.find((movement) => movement.id === booked?.id)).toEqual({ ...booked, item: expect.anything() })
})

it('packs have a size, each name once, no name of the unit, and can be put back', async () => {
  const { id, version } = await newCola()
  const tryPacks = (sent: object) => change(id, { packs: sent, version })
  for (const bad of [
    [{ name: 'Box', quantity: '0' }],
    [{ name: 'Box', quantity: '1.005' }],
    [{ name: '', quantity: '1' }],
    [{ name: 'piece', quantity: '12' }],
    ['Box', 'box'].map((name) => ({ name, quantity: '6' })),
  ])
    expect((await tryPacks(bad)).status).toBe(400)
  const { body } = await tryPacks([{ name: 'Box', quantity: '6' }])
  expect(body.packs).toEqual([{ name: 'Box', quantity: '6.00' }])
  const [entry] = (await chef.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(entry?.title).toContain('packs Case of 24 of 24 to Box of 6')
  await chef.post(`/api/desk/changes/${entry?.id}/undo`)
  // The unit itself stays: recipes and movements count in it.
  const unchanged = await change(id, { unit: 'lbs', version: version + 2 })
  expect(unchanged.body).toMatchObject({ unit: 'pieces', packs: [{ name: CASE, quantity: '24.00' }] })
})

it('a price by pack is no more than one that is typed', async () => {
  const { id } = await newCola([{ name: 'Crumb', quantity: '0.01' }])
  const priced = { quantity: '5', unitCost: '9999999.99', priceOf: 'Crumb' }
  const refused = await chef.record(buildMovement(id, priced))
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'unitCost' }] } })
  const { number } = await order(id, { quantity: '5' })
  const line = { itemId: id, ...priced }
  expect(await receive(number, line)).toMatchObject({ status: 400, body: { errors: [{ path: 'lines.0.unitCost' }] } })
  expect(await chef.stockOf(id)).toBe('0.00')
})
