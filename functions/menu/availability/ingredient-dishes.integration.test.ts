import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Stock } from '#shared/inventory/contract'
import type { IngredientDishes, MenuAvailability } from '#shared/menu/availability-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  cook = createTestClient(product.url)
  await cook.signIn('cook@example.com', 'admin')
})
afterAll(() => product.stop())

const PATH = '/api/kitchen/ingredients/HENPR'
const listAvailability = async () => (await cook.get<MenuAvailability[]>('/api/menu/availability/HENPR')).body
const listOff = async () => (await listAvailability()).filter(({ isAvailable }) => !isAvailable).map(({ id }) => id)

async function findSalmon(): Promise<IngredientDishes> {
  const all = (await cook.get<IngredientDishes[]>(PATH)).body
  const salmon = all.find(({ name }) => /salmon/i.test(name))
  if (!salmon) throw new Error('no salmon')
  return salmon
}

describe('86ing an ingredient', () => {
  it('takes off every dish that needs it, and restocking leaves those off that went off before', async () => {
    const { itemId, name, menuItemIds } = await findSalmon()
    const [first = 0, ...others] = menuItemIds
    expect(others.length).toBeGreaterThan(1)
    await cook.put(`/api/menu/availability/${first}/HENPR`, { isAvailable: false, reason: 'Burned' })

    const off = await cook.put<MenuAvailability[]>(`${PATH}/${itemId}`, { isAvailable: false })
    expect(off).toMatchObject({ status: 200 })
    expect(off.body.map(({ id, reason }) => [id, reason])).toEqual(others.map((id) => [id, `Out of ${name}`]))
    expect(await listOff()).toEqual(menuItemIds)
    const [entry] = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
    expect(entry).toMatchObject({ kind: 'availability', title: expect.stringContaining(`off (Out of ${name})`) })
    expect(await cook.put(`${PATH}/${itemId}`, { isAvailable: false })).toMatchObject({ status: 200, body: [] })

    expect((await cook.put<MenuAvailability[]>(`${PATH}/${itemId}`, { isAvailable: true })).body).toHaveLength(
      others.length,
    )
    expect(await listOff()).toEqual([first])
  })

  it('a dish that lacks stock comes back by itself once there is enough', async () => {
    const { itemId, menuItemIds } = await findSalmon()
    const [dishId = 0] = menuItemIds
    const stock = (await cook.get<Stock[]>('/api/inventory/stock/HENPR')).body
    const quantity = stock.find(({ item }) => item.id === itemId)?.currentStock
    await cook.put(`/api/menu/availability/${dishId}/HENPR`, { isAvailable: true })
    const count = (to: string) =>
      cook.post('/api/inventory/movements', {
        itemId,
        locationId: 4,
        movementType: 'adjustment',
        quantity: to,
        reason: 'count_adjustment',
      })
    await cook.put(`${PATH}/${itemId}`, { isAvailable: false })
    expect((await count('0')).status).toBe(201)
    const back = await cook.put<MenuAvailability[]>(`${PATH}/${itemId}`, { isAvailable: true })
    expect(back).toMatchObject({ status: 200 })
    expect(await listOff()).toEqual(menuItemIds)
    expect((await count(quantity ?? '0')).status).toBe(201)
    await product.deliverStream()
    expect(await listOff()).toEqual([])
  })

  it('is for staff only, and an unknown ingredient is not found', async () => {
    const guest = createTestClient(product.url)
    expect(await guest.get(PATH)).toMatchObject({ status: 401 })
    await guest.signIn()
    expect(await guest.put(`${PATH}/1`, { isAvailable: false })).toMatchObject({ status: 403 })
    expect(await cook.put(`${PATH}/999999`, { isAvailable: false })).toMatchObject({ status: 404 })
    expect(await cook.put(`${PATH}/1`, {})).toMatchObject({ status: 400 })
  })
})
