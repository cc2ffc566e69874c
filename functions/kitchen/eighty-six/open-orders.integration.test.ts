import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ChangedAvailability, ChangedOption, IngredientDishes } from '#shared/menu/availability-contract'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  cook = createTestClient(product.url)
  await cook.signIn('cook@example.com', 'admin')
})
afterAll(() => product.stop())

const DISH = 'Hibachi Chicken'

async function placeOrder(more: object = {}) {
  const guest = createTestClient(product.url)
  const lines = [{ dish: await guest.dish(DISH), quantity: 2 }]
  const { body } = await guest.order({ lines, more })
  await product.deliverStream()
  return body
}
const turn = async (isAvailable: boolean) => {
  const { id } = await cook.dish(DISH)
  return (await cook.put<ChangedAvailability>(`/api/menu/availability/${id}/HENPR`, { isAvailable })).body
}
const move = (order: Order, status: string) => cook.put(`/api/kitchen/orders/${order.id}/status`, { status })
const idsOf = ({ openOrders }: ChangedAvailability) => openOrders.map(({ id }) => id)

it('86 answers with the open orders of today that hold the dish', async () => {
  const order = await placeOrder()
  const inAWeek = await placeOrder({ scheduledFor: new Date(Date.now() + 7 * 24 * 3600_000).toISOString() })
  const ready = await placeOrder()
  await move(ready, 'ready')
  const struck = await placeOrder()
  await cook.put(`/api/kitchen/orders/${struck.id}/lines/${struck.items[0]?.id}`, { isStruck: true })
  await product.deliverStream()

  const off = await turn(false)
  const { ticketNumber, customerInfo } = order
  expect(off.openOrders).toEqual([
    {
      id: order.id,
      ticketNumber,
      name: customerInfo.name,
      phone: customerInfo.phone,
      quantity: 2,
      scheduledFor: null,
    },
  ])
  expect(idsOf(off)).not.toContain(inAWeek.id)
  await move(order, 'cancelled')
  await product.deliverStream()
  expect((await turn(true)).openOrders).toEqual([])
})

it('86 by ingredient answers with the open orders of each dish', async () => {
  const order = await placeOrder()
  const { id: dishId } = await cook.dish(DISH)
  const ingredients = (await cook.get<IngredientDishes[]>('/api/kitchen/ingredients/HENPR')).body
  const { itemId } = ingredients.find(({ menuItemIds }) => menuItemIds.includes(dishId ?? 0)) ?? {}
  const path = `/api/kitchen/ingredients/HENPR/${itemId}`
  const changed = (await cook.put<ChangedAvailability[]>(path, { isAvailable: false })).body
  const dish = changed.find(({ id }) => id === dishId)
  expect(dish?.openOrders).toMatchObject([{ id: order.id, quantity: 2 }])
  const others = changed.filter(({ id }) => id !== dishId)
  expect(others.flatMap(idsOf)).not.toContain(order.id)
  await cook.put(path, { isAvailable: true })
})

it('86 by ingredient also answers with the open orders that have an option made of it', async () => {
  const guest = createTestClient(product.url)
  const dish = await guest.dish(DISH)
  const { body: withShrimp } = await guest.order({ lines: [{ dish, quantity: 2, options: ['extra-shrimp'] }] })
  const { body: without } = await guest.order({ lines: [{ dish, quantity: 1 }] })
  await product.deliverStream()
  const ingredients = (await cook.get<IngredientDishes[]>('/api/kitchen/ingredients/HENPR')).body
  const { itemId } = ingredients.find(({ name }) => name === 'Shrimp') ?? {}
  const path = `/api/kitchen/ingredients/HENPR/${itemId}`
  const off = (await cook.put<ChangedAvailability[]>(path, { isAvailable: false })).body
  const chicken = off.find(({ id }) => id === dish.id)
  expect(chicken).toMatchObject({ isAvailable: true, optionsOff: ['Extra shrimp'] })
  expect(chicken?.openOrders).toMatchObject([{ id: withShrimp.id, quantity: 2 }])
  expect(off.flatMap(idsOf)).not.toContain(without.id)
  const back = (await cook.put<ChangedAvailability[]>(path, { isAvailable: true })).body
  expect(back.map(({ id }) => id)).not.toContain(dish.id)
})

it('86 of an option answers with the open orders that have it, by any spelling of its name', async () => {
  const guest = createTestClient(product.url)
  const dish = await guest.dish(DISH)
  const { body: withNoodles } = await guest.order({ lines: [{ dish, quantity: 3, options: ['noodles'] }] })
  const { body: without } = await guest.order({ lines: [{ dish, quantity: 1 }] })
  await product.deliverStream()
  const turnNoodles = (isAvailable: boolean) =>
    cook.put<ChangedOption>('/api/kitchen/options/HENPR', { name: 'yakisoba NOODLES', isAvailable })
  const { openOrders } = (await turnNoodles(false)).body
  expect(openOrders).toContainEqual(expect.objectContaining({ id: withNoodles.id, quantity: 3 }))
  expect(openOrders.map(({ id }) => id)).not.toContain(without.id)
  await turnNoodles(true)
})
