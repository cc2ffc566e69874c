import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Order, Ticket } from '#shared/orders/contract'
import { handler } from './update-etas'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const minutesAfter = ({ createdAt }: Order, minutes: number) =>
  new Date(Date.parse(createdAt) + minutes * 60_000).toISOString()

it('a promise that the kitchen will miss is postponed once, and the guest and the boards are notified', async () => {
  const guest = visitor()
  const { body: order } = await guest.order()
  await product.deliverStream()
  const read = async () => (await guest.get<Order>(`/api/orders/${order.id}`)).body
  const tick = async (minutes: number) => {
    await handler({ time: minutesAfter(order, minutes) })
    await product.deliverStream()
  }
  const socket = await openTestSocket(product.socketUrl)
  const board = await openTestSocket(product.socketUrl)
  socket.send({ type: 'subscribe_order', orderId: order.id })
  board.send({ type: 'subscribe', locationId: 4 })
  for (const one of [socket, board]) {
    one.send({ type: 'ping' })
    await one.hear(({ type }) => type === 'pong')
  }

  await tick(3)
  expect((await read()).promisedAt).toBe(order.promisedAt)
  await tick(14)
  const late = await read()
  expect(Date.parse(late.promisedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(order.promisedAt ?? '') + 5 * 60_000)
  expect(Date.parse(late.promisedAt ?? '') - Date.parse(late.promisedFrom ?? '')).toBe(5 * 60_000)
  expect(late.estimatedTime).not.toBe(order.estimatedTime)
  const notified = await socket.hear(({ type }) => type === 'notification')
  expect(notified).toMatchObject({ notification: { title: `Ticket ${order.ticketNumber}`, type: 'late' } })
  const heard = await board.hear((message) => message.type === 'ticket_update' && message.order.id === order.id)
  expect(heard).toMatchObject({ ticket: { promisedAt: late.promisedAt, version: 2 } })

  await tick(15)
  expect((await read()).promisedAt).toBe(late.promisedAt)
  await Promise.all([socket.close(), board.close()])
})

it('an order that is plating, ready or completed keeps its promise', async () => {
  const cook = visitor()
  await cook.signIn('chef@example.com', 'admin')
  const { body: order } = await cook.order()
  await cook.move(order.id, 'plating', 'plating')
  await handler({ time: minutesAfter(order, 40) })
  const ticket = (await cook.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find(({ id }) => id === order.id)
  expect(ticket?.promisedAt).toBe(order.promisedAt)
})

it('a scheduled order is fired early once when the queue is long, and boards and printers get it', async () => {
  const guest = visitor()
  const owner = await signInManager(product.url)
  const { body: printer } = await owner.post<{ token: string }>('/api/desk/printers/HENPR', { name: 'Pass' })
  const ticket = () => fetch(`${product.url}/api/print/HENPR/${printer.token}?mac=00:11:62:00:00:01&type=text/plain`)
  const roll = await guest.dish('California Roll')
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const wanted = async (minutes: number) =>
    (await guest.order({ lines: [{ dish: roll, quantity: 1 }], more: { scheduledFor: inMinutes(minutes) } })).body.id
  const [soon, later] = [await wanted(70), await wanted(200)]
  const board = await openTestSocket(product.socketUrl)
  board.send({ type: 'subscribe', locationId: 4 })
  board.send({ type: 'ping' })
  await board.hear(({ type }) => type === 'pong')
  const firedAt = async (id: string) => (await guest.get<Order>(`/api/orders/${id}`)).body.firedAt
  const now = inMinutes(0)
  await handler({ time: now })
  expect(await firedAt(soon)).toBeUndefined()
  await product.deliverStream()
  expect((await ticket()).status).toBe(404)

  for (const _ of [1, 2]) await guest.order({ lines: [{ dish: roll, quantity: 20 }] })
  await handler({ time: now })
  expect([await firedAt(soon), await firedAt(later)]).toEqual([now, undefined])
  await handler({ time: inMinutes(1) })
  expect(await firedAt(soon)).toBe(now)
  await product.deliverStream()
  const heard = await board.hear((message) => message.type === 'ticket_update' && message.order.id === soon)
  expect(heard).toMatchObject({ ticket: { firedAt: now, version: 2 } })
  // The printer gets the scheduled order first, because it was fired first.
  expect(await (await ticket()).text()).toContain('FOR ')
  await board.close()
})
