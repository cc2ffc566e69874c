import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { createStockHelper, startTestProduct } from '#infra/testkit/product/test-product'
import type { Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'

// The only dish that is made with walnuts: one portion takes 1.50 oz.
const WALNUTS = 49

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>
let dish: MenuItem

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
  dish = await chef.dish('Honey Walnut Shrimp')
})
afterAll(async () => {
  await product.deliverStream()
  const { differences } = auditRecords(await scanTable())
  await product.stop()
  expect(differences.filter(({ book }) => ['stock', 'recipes', 'movements'].includes(book))).toEqual([])
})

const { count } = createStockHelper(() => ({ product, chef }))

const walnuts = async () =>
  (await chef.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ id }) => id === WALNUTS)?.currentStock

async function placeOrder(quantity: number) {
  // What earlier orders still take must not change the count.
  await product.deliverStream()
  await count(WALNUTS, 'HENPR', '30.00')
  const { body } = await chef.order({ lines: [{ dish, quantity }] })
  return body
}

const cancel = async (id: string, more: object = {}) => {
  const answer = await chef.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled', ...more })
  expect(answer.status).toBe(200)
  await product.deliverStream()
}

const wasteOf = async () => {
  const { body } = await chef.get<StockMovement[]>('/api/inventory/movements/HENPR')
  return body.filter(({ movementType, itemId }) => movementType === 'waste' && itemId === WALNUTS)
}

it('what was made of a cancelled order goes to waste, unless the cook says that it was not', async () => {
  const made = await placeOrder(2)
  await chef.move(made.id, 'cooking')
  await cancel(made.id)
  expect(await walnuts()).toBe('27.00')
  expect(await wasteOf()).toMatchObject([{ quantity: '3.00', notes: `Ticket ${made.ticketNumber}: canceled` }])
  const unmade = await placeOrder(2)
  await chef.move(unmade.id, 'cooking')
  await cancel(unmade.id, { isMade: false })
  expect(await walnuts()).toBe('30.00')
  const waiting = await placeOrder(2)
  await cancel(waiting.id)
  expect(await walnuts()).toBe('30.00')
})

it('a dropped dish takes its recipe from stock once more, however often the request is sent', async () => {
  const { id, items, ticketNumber } = await placeOrder(2)
  const lines = [{ lineId: items[0]?.id, quantity: 1 }]
  const key = { 'idempotency-key': 'dropped-once' }
  const drop = () => chef.post<Ticket>(`/api/kitchen/orders/${id}/waste`, { lines, reason: 'dropped' }, key)
  expect((await drop()).status).toBe(201)
  expect((await drop()).status).toBe(201)
  await product.deliverStream()
  expect(await walnuts()).toBe('25.50')
  expect((await wasteOf())[0]).toMatchObject({ quantity: '1.50', notes: `Ticket ${ticketNumber}: dropped` })
})

it('a wasted line is to be made again, until the order is ready', async () => {
  const { id, items } = await placeOrder(2)
  const lineId = items[0]?.id ?? ''
  const strike = () => chef.put(`/api/kitchen/orders/${id}/lines/${lineId}`, { isStruck: true })
  const drop = async () => {
    const lines = [{ lineId, quantity: 1 }]
    return (await chef.post<Ticket>(`/api/kitchen/orders/${id}/waste`, { lines, reason: 'dropped' })).body
  }
  await strike()
  expect((await drop()).orderItems).toMatchObject([{ isStruck: false }])
  await strike()
  await chef.move(id, 'ready')
  expect((await drop()).orderItems).toMatchObject([{ isStruck: true }])
})

it('what stations had made of dishes that a change takes off goes to waste, and what stays is not made again', async () => {
  const { id, items, ticketNumber } = await placeOrder(3)
  const [line] = items
  await chef.put(`/api/kitchen/orders/${id}/lines/${line?.id}`, { isStruck: true })
  const change = async (quantity: number, other: MenuItem) => {
    const ofDish = quantity > 0 ? [{ menuItemId: dish.id, quantity }] : []
    const lines = [...ofDish, { menuItemId: other.id, quantity: 1 }]
    const { body: order } = await chef.get<Order>(`/api/orders/${id}`)
    const answer = await chef.put<Order>(`/api/orders/${id}/lines`, { lines, version: order.version })
    await product.deliverStream()
    return answer
  }
  expect(await change(2, await chef.dish('Green Tea'))).toMatchObject({ status: 200 })
  expect(await walnuts()).toBe('25.50')
  expect((await wasteOf())[0]).toMatchObject({ quantity: '1.50', notes: `Ticket ${ticketNumber}: changed` })
  const { body: board } = await chef.get<Ticket[]>('/api/kitchen/orders/HENPR')
  expect(board.find((ticket) => ticket.id === id)?.orderItems).toMatchObject([
    { quantity: 2, isStruck: true },
    { quantity: 1, isStruck: false },
  ])
  await change(0, await chef.dish('Miso Soup'))
  expect(await walnuts()).toBe('25.50')
  expect((await wasteOf())[0]).toMatchObject({ quantity: '3.00' })
})

it('rejects an unknown line, too many portions, and another reason', async () => {
  const { id, items } = await placeOrder(1)
  const post = (body: object) => chef.post(`/api/kitchen/orders/${id}/waste`, body)
  const lineId = items[0]?.id
  expect((await post({ lines: [{ lineId: 'none', quantity: 1 }], reason: 'wrong' })).status).toBe(404)
  expect((await post({ lines: [{ lineId, quantity: 2 }], reason: 'wrong' })).status).toBe(400)
  const twice = [1, 1].map((quantity) => ({ lineId, quantity }))
  expect((await post({ lines: twice, reason: 'wrong' })).status).toBe(400)
  expect((await post({ lines: [{ lineId, quantity: 1 }], reason: 'eaten' })).status).toBe(400)
})
