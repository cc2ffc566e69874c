import { buildMovement, signInCook } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import { addDays, toWallClock } from '#shared/platform/time'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

const today = () => toWallClock(getLocation('HENPR'), new Date()).date
const costs = async (from = today(), to = today()) =>
  (await chef.get<IngredientCost[]>(`/api/numbers/HENPR/food-cost?from=${from}&to=${to}`)).body

it('food cost is what was there, came in and is left, next to what recipes needed', async () => {
  const item = await chef.newItem({ costPerUnit: '2.00' })
  await chef.record(buildMovement(item.id, { quantity: '10.00', unitCost: '2.00' }))
  await chef.record(buildMovement(item.id, { quantity: '10.00', unitCost: '3.00' }))
  await chef.record(buildMovement(item.id, { movementType: 'out', reason: 'sale', quantity: '4.00' }))
  await chef.record(buildMovement(item.id, { movementType: 'waste', reason: 'waste', quantity: '1.00' }))
  const count = { movementType: 'adjustment', reason: 'count_adjustment', quantity: '13.00' }
  await chef.record(buildMovement(item.id, count))
  const list = await costs()
  expect(list.find(({ itemId }) => itemId === item.id)).toEqual({
    ...{ itemId: item.id, name: item.name, unit: 'pieces' },
    ...{ opening: '0.00', received: '50.00', closing: '32.50', actual: '17.50', theoretical: '10.00' },
    ...{
      difference: '7.50',
      differenceQuantity: '3.00',
      wasted: '2.50',
      priceEffect: '3.50',
      unitCost: { before: '2.00', after: '3.00' },
    },
  })
  // The day before, it was not there, and what has not moved since is what is there now.
  const before = await costs(addDays(today(), -3), addDays(today(), -1))
  expect(before.find(({ itemId }) => itemId === item.id)).toMatchObject({
    opening: '0.00',
    closing: '0.00',
    actual: '0.00',
  })
  const [still] = list.filter(({ actual, closing }) => actual === '0.00' && closing !== '0.00')
  expect(before.find(({ itemId }) => itemId === still?.itemId)).toMatchObject({ closing: still?.closing })
})

it('orders take what their recipes say, so they make no difference', async () => {
  const dish = await chef.dish('California Roll', 'HENPR')
  await chef.order({ lines: [{ dish, quantity: 2 }] })
  await product.deliverStream()
  const sold = (await costs()).filter(({ theoretical, name }) => theoretical !== '0.00' && !name.startsWith('Item '))
  expect(sold.length).toBeGreaterThan(2)
  expect(sold.map(({ difference }) => Math.abs(Number(difference)) <= 0.01)).toEqual(sold.map(() => true))
})

it('a first delivery at a new price, before any day was closed, is compared with the price until then', async () => {
  const item = await chef.newItem({ costPerUnit: '2.00', supplier: 'Gulf Fish Company' })
  await chef.record(buildMovement(item.id, { quantity: '10.00' }))
  const path = '/api/desk/purchases/HENPR'
  const order = { supplier: 'Gulf Fish Company', note: '', sendBy: 'print' }
  const lines = [{ itemId: item.id, quantity: '10' }]
  const { body } = await chef.post<{ number: number }>(path, { ...order, lines })
  const received = lines.map((line) => ({ ...line, unitCost: '3.00' }))
  expect((await chef.post(`${path}/${body.number}/receive`, { lines: received })).status).toBe(200)
  await chef.record(buildMovement(item.id, { movementType: 'out', reason: 'sale', quantity: '4.00' }))
  expect((await costs()).find(({ itemId }) => itemId === item.id)).toMatchObject({
    ...{ received: '50.00', closing: '40.00', actual: '10.00', theoretical: '10.00' },
    ...{ priceEffect: '2.00', unitCost: { before: '2.00', after: '3.00' } },
  })
})

it('a first count opens the books: it is no gain, and what it lacks later is used', async () => {
  const item = await chef.newItem({ costPerUnit: '2.00' })
  const count = (quantity: string) =>
    chef.record(buildMovement(item.id, { movementType: 'adjustment', reason: 'count_adjustment', quantity }))
  const cost = async () => (await costs()).find(({ itemId }) => itemId === item.id)
  await count('100.00')
  expect(await cost()).toMatchObject({ opening: '200.00', closing: '200.00', actual: '0.00', difference: '0.00' })
  // A mistyped first count is undone, and the next one opens the books.
  await count('0.00')
  expect(await cost()).toMatchObject({ opening: '0.00', closing: '0.00', actual: '0.00' })
  await count('10.00')
  await count('7.00')
  expect(await cost()).toMatchObject({ opening: '20.00', closing: '14.00', actual: '6.00', difference: '6.00' })
  await count('8.00')
  expect(await cost()).toMatchObject({ opening: '20.00', closing: '16.00', actual: '4.00' })
})

it('a dearer delivery is named upon receipt', async () => {
  const item = await chef.newItem({ costPerUnit: '2.00' })
  await chef.record(buildMovement(item.id, { quantity: '10.00', unitCost: '2.00' }))
  await chef.record(buildMovement(item.id, { quantity: '10.00', unitCost: '3.00' }))
  const cost = (await costs()).find(({ itemId }) => itemId === item.id)
  expect(cost).toMatchObject({ actual: '0.00', priceEffect: '0.00', unitCost: { before: '2.00', after: '3.00' } })
})

it('what another location gets leaves at the average price, and arrives for the same amount', async () => {
  const item = await chef.newItem({ costPerUnit: '4.00' })
  await chef.record(buildMovement(item.id, { quantity: '10.00', unitCost: '6.00' }))
  const send = (quantity: string) =>
    chef.record(buildMovement(item.id, { movementType: 'transfer', reason: 'transfer', quantity, toLocationId: 5 }))
  expect((await send('5.00')).status).toBe(201)
  const findCost = async (location: string) =>
    (await chef.get<IngredientCost[]>(`/api/numbers/${location}/food-cost?from=${today()}&to=${today()}`)).body.find(
      ({ itemId }) => itemId === item.id,
    )
  expect(await findCost('HENPR')).toMatchObject({ received: '30.00', closing: '30.00', actual: '0.00' })
  expect(await findCost('HEHC')).toMatchObject({ received: '30.00', closing: '30.00', actual: '0.00' })
  await chef.record(buildMovement(item.id, { quantity: '5.00', unitCost: '9.00' }))
  await send('3.33')
  const [from, to] = [await findCost('HENPR'), await findCost('HEHC')]
  expect([from, to]).toMatchObject([{ received: '50.02' }, { received: '54.98' }])
})

it('a period must not be longer than a report, and only admins read it', async () => {
  expect((await chef.get('/api/numbers/HENPR/food-cost?from=2026-01-01&to=2026-12-31')).status).toBe(400)
  expect((await chef.get('/api/numbers/HENPR/food-cost')).status).toBe(400)
})
