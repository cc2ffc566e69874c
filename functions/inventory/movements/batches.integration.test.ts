import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { buildMovement, signInCook } from '#infra/testkit/clients/staff-clients'
import type { EditableInventoryItem, InventoryItem, Stock } from '#shared/inventory/contract'
import type { MadeBatch, StockMovement } from '#shared/inventory/movement-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

const change = (id: number, body: object) =>
  chef.put<EditableInventoryItem & { errors: { path: string }[] }>(`/api/inventory/items/${id}`, body)
const make = (body: object, headers?: Record<string, string>) =>
  chef.post<MadeBatch & { code: string }>('/api/inventory/batches/HENPR', body, headers)
const undo = (id: string) => chef.post<MadeBatch & { code: string }>(`/api/inventory/batches/HENPR/${id}/undo`)
const itemOf = async (id: number): Promise<InventoryItem | undefined> =>
  (await chef.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ item }) => item.id === id)?.item
const today = () => toWallClock(getLocation('HENPR'), new Date()).date
const costsOf = async (...ids: readonly number[]) => {
  const { body } = await chef.get<IngredientCost[]>(`/api/numbers/HENPR/food-cost?from=${today()}&to=${today()}`)
  return ids.map((id) => body.find(({ itemId }) => itemId === id))
}

/** Four gallons of sauce from three of soy at 2.00 and one of ginger at 6.00, with ten of each. */
async function prepareSauce() {
  const [soy, ginger] = [await chef.newItem({ costPerUnit: '2.00' }), await chef.newItem({ costPerUnit: '6.00' })]
  const sauce = await chef.newItem({ costPerUnit: '9.99' })
  for (const { id, costPerUnit } of [soy, ginger])
    await chef.record(buildMovement(id, { quantity: '10', unitCost: costPerUnit }))
  const recipe = [
    { itemId: soy.id, quantity: '3.00' },
    { itemId: ginger.id, quantity: '1.00' },
  ]
  const { body } = await change(sauce.id, { batch: { quantity: '4.00', recipe }, version: sauce.version })
  return { soy, ginger, sauce: body, recipe }
}
const levels = (...ids: readonly number[]) => Promise.all(ids.map((id) => chef.stockOf(id)))

it('making a sauce takes its ingredients and adds it at their cost, once for a repeated call', async () => {
  const { soy, ginger, sauce, recipe } = await prepareSauce()
  expect(sauce).toMatchObject({ costPerUnit: '3.00', batch: { quantity: '4.00', recipe } })
  const key = { 'idempotency-key': randomUUID() }
  const body = { itemId: sauce.id, quantity: '2', expirationDate: '2099-01-31', notes: 'For tonight' }
  const answers = [await make(body, key), await make(body, key)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(answers[0]?.body).toMatchObject({ itemId: sauce.id, quantity: '2.00', cost: '6.00', isUndone: false })
  expect(await levels(soy.id, ginger.id, sauce.id)).toEqual(['8.50', '9.50', '2.00'])
  const listed = (await chef.get<StockMovement[]>(`/api/inventory/movements/HENPR?itemId=${sauce.id}`)).body
  expect(listed).toMatchObject([
    { reason: 'made', quantity: '2.00', expirationDate: '2099-01-31', notes: 'For tonight' },
  ])
})

it('its cost follows its ingredients, and isn’t typed', async () => {
  const { soy, sauce } = await prepareSauce()
  await change(soy.id, { costPerUnit: '4.00', version: soy.version })
  expect((await itemOf(sauce.id))?.costPerUnit).toBe('4.50')
  const typed = await change(sauce.id, { costPerUnit: '1.00', version: sauce.version })
  expect(typed).toMatchObject({ status: 400, body: { errors: [{ path: 'costPerUnit' }] } })
})

it('food cost goes from the ingredients to the sauce, and adds up', async () => {
  const { soy, ginger, sauce } = await prepareSauce()
  await make({ itemId: sauce.id, quantity: '4' })
  await chef.record(buildMovement(sauce.id, { movementType: 'out', reason: 'sale', quantity: '1' }))
  const costs = await costsOf(soy.id, ginger.id, sauce.id)
  expect(costs).toMatchObject([
    { received: '14.00', actual: '0.00', difference: '0.00' },
    { received: '54.00', actual: '0.00', difference: '0.00' },
    { received: '12.00', actual: '3.00', theoretical: '3.00', closing: '9.00' },
  ])
})

it('a recipe may be as fine as ounces of a pound, and its change reads as people say it', async () => {
  const { soy, ginger, sauce } = await prepareSauce()
  const recipe = [
    { itemId: soy.id, quantity: '0.375' },
    { itemId: ginger.id, quantity: '1.00' },
  ]
  const batch = { quantity: '4.00', recipe }
  const { body: changed } = await change(sauce.id, { batch, version: sauce.version })
  // 0.375 at 2.00 and one at 6.00, for four.
  expect(changed).toMatchObject({ batch: { recipe }, costPerUnit: '1.69' })
  await make({ itemId: sauce.id, quantity: '12' })
  // Three batches take 1.125, rounded once.
  expect(await levels(soy.id, ginger.id)).toEqual(['8.87', '7.00'])
  const [entry] = (await chef.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(entry?.title).toContain(
    `made 4 pieces from 3 pieces ${soy.name}, 1 piece ${ginger.name} to 4 pieces from 0.375 pieces ${soy.name}, 1 piece ${ginger.name}`,
  )
})

it('a batch is taken back once, as long as all of it is there', async () => {
  const { soy, ginger, sauce } = await prepareSauce()
  const { body: batch } = await make({ itemId: sauce.id, quantity: '4' })
  await chef.record(buildMovement(sauce.id, { movementType: 'waste', reason: 'waste', quantity: '1' }))
  expect(await undo(batch.id)).toMatchObject({ status: 409, body: { code: 'insufficient-stock' } })
  await chef.record(buildMovement(sauce.id, { quantity: '1' }))
  expect(await undo(batch.id)).toMatchObject({ status: 200, body: { isUndone: true } })
  expect(await levels(soy.id, ginger.id, sauce.id)).toEqual(['10.00', '10.00', '0.00'])
  expect((await undo(batch.id)).status).toBe(404)
  for (const id of ['nothing', '~', batch.id.replace(/-.*/, '-other')]) expect((await undo(id)).status).toBe(404)
})

it('nothing is made of too little, of what isn’t known, or of itself', async () => {
  const { soy, sauce } = await prepareSauce()
  expect(await make({ itemId: sauce.id, quantity: '40' })).toMatchObject({
    status: 409,
    body: { code: 'insufficient-stock' },
  })
  expect(await levels(soy.id, sauce.id)).toEqual(['10.00', '0.00'])
  expect((await make({ itemId: soy.id, quantity: '1' })).status).toBe(400)
  expect((await make({ itemId: sauce.id, quantity: '0' })).status).toBe(400)
  const circle = { quantity: '1', recipe: [{ itemId: sauce.id, quantity: '1' }] }
  for (const id of [soy.id, sauce.id]) {
    const version = (await itemOf(id))?.version
    const refused = await change(id, { batch: circle, version })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'batch.recipe.0.itemId' }] } })
  }
})

it('more than ten batches at once are made after a second look only', async () => {
  const { soy, sauce } = await prepareSauce()
  await chef.record(buildMovement(soy.id, { quantity: '90' }))
  await change(sauce.id, {
    batch: { quantity: '1', recipe: [{ itemId: soy.id, quantity: '2' }] },
    version: sauce.version,
  })
  const refused = { status: 400, body: { errors: [{ path: 'quantity' }] } }
  expect(await make({ itemId: sauce.id, quantity: '10.01' })).toMatchObject(refused)
  expect(await levels(soy.id, sauce.id)).toEqual(['100.00', '0.00'])
  expect((await make({ itemId: sauce.id, quantity: '10' })).status).toBe(201)
  expect((await make({ itemId: sauce.id, quantity: '30', acceptLarge: true })).status).toBe(201)
  expect(await make({ itemId: sauce.id, quantity: '9999999.99', acceptLarge: true })).toMatchObject(refused)
  expect(await levels(soy.id, sauce.id)).toEqual(['20.00', '40.00'])
})

it('nothing made costs more than a cost that is typed', async () => {
  const { soy, sauce } = await prepareSauce()
  const most = '9999999.99'
  const dear = { quantity: '0.01', recipe: [{ itemId: soy.id, quantity: most }] }
  const refused = await change(sauce.id, { batch: dear, version: sauce.version })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'batch.quantity' }] } })
  const four = { quantity: '1', recipe: [{ itemId: soy.id, quantity: '4' }] }
  const made = (await change(sauce.id, { batch: four, version: sauce.version })).body
  expect(await change(soy.id, { costPerUnit: most, version: soy.version })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'costPerUnit', message: expect.stringContaining(sauce.name) }] },
  })
  const bought = await change(sauce.id, { batch: null, version: made.version })
  expect(bought).toMatchObject({ status: 200, body: { costPerUnit: '8.00' } })
})

it('two changes at once make no circle', async () => {
  const [one, other] = [await chef.newItem(), await chef.newItem()]
  const answers = await Promise.all(
    [[one, other] as const, [other, one] as const].map(([of, part]) =>
      change(of.id, { batch: { quantity: '1', recipe: [{ itemId: part.id, quantity: '1' }] }, version: of.version }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})
