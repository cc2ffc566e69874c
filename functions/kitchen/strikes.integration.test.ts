import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import type { StationSettings } from '#shared/kitchen/capacity-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { orderKeys } from '../orders/records'
import { runBeforeNextWrite } from '../platform/testing/interleave'
import { strikeLine } from './repository'
import { getTicketOnBoard, listSteps, moveTicket, placeOrder, strikeLineOf } from './testing/board-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

describe('a struck line', () => {
  it('is shown on every board, and can be restored', async () => {
    const cook = visitor()
    const { id, lineId } = await placeOrder(cook)
    const other = await openTestSocket(product.socketUrl)
    other.send({ type: 'subscribe', locationId: 'HENPR' })
    other.send({ type: 'ping' })
    await other.hear(({ type }) => type === 'pong')
    expect((await strikeLineOf(cook, id, lineId, true)).body.orderItems).toMatchObject([{ id: lineId, isStruck: true }])
    await other.hear((message) => message.type === 'status_update' && message.order.id === id)
    expect(await getTicketOnBoard(visitor(), id)).toMatchObject({ orderItems: [{ isStruck: true }] })
    await strikeLineOf(cook, id, lineId, true)
    await strikeLineOf(cook, id, lineId, false)
    expect(await getTicketOnBoard(cook, id)).toMatchObject({
      orderItems: [{ isStruck: false }],
      kitchenStatus: 'cooking',
    })
    await other.close()
  })

  it('starts to cook a new or confirmed order, which its guest can no longer cancel', async () => {
    const [guest, cook] = [visitor(), visitor()]
    const [first, second, third] = [await placeOrder(guest), await placeOrder(guest), await placeOrder(guest)]
    expect((await strikeLineOf(cook, first.id, first.lineId, true)).body).toMatchObject({
      status: 'cooking',
      kitchenStatus: 'cooking',
      orderItems: [{ isStruck: true }],
    })
    expect(await guest.post(`/api/orders/${first.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'order-final' },
    })
    await cook.move(second.id, 'confirmed')
    await strikeLineOf(cook, second.id, second.lineId, true)
    expect(await listSteps(cook, second.id)).toEqual(['waiting', 'confirmed', 'cooking'])
    await cook.move(third.id, 'plating')
    expect((await strikeLineOf(cook, third.id, third.lineId, true)).body.kitchenStatus).toBe('plating')
  })

  it('never calls the order, which is ready once it is bagged, also with one tap per ticket', async () => {
    const owner = visitor()
    await owner.signIn('owner@example.com', 'admin')
    const path = '/api/desk/stations/HENPR'
    const { stations, version } = (await owner.get<StationSettings>(path)).body
    const [cook, other] = [visitor(), visitor()]
    const { id, lineId } = await placeOrder(cook)
    expect(await cook.get('/api/kitchen/settings/HENPR')).toMatchObject({ status: 200, body: { oneBump: false } })
    await owner.put(path, { stations, version, oneBump: true })
    expect(await cook.get('/api/kitchen/settings/HENPR')).toMatchObject({ body: { oneBump: true } })
    const dish = await cook.dish('Miso Soup')
    const two = (
      await cook.order({
        lines: [
          { dish, quantity: 1 },
          { dish: await cook.dish('Edamame'), quantity: 1 },
        ],
      })
    ).body
    const [first, last] = two.items.map((line) => line.id)
    expect((await strikeLineOf(cook, two.id, first ?? '', true)).body.kitchenStatus).toBe('cooking')
    expect((await strikeLineOf(other, two.id, last ?? '', true)).body.kitchenStatus).toBe('cooking')
    expect((await cook.move(two.id, 'ready')).body.kitchenStatus).toBe('ready')
    expect((await strikeLineOf(cook, two.id, last ?? '', false)).body.kitchenStatus).toBe('ready')
    await owner.put(path, { stations, version: version + 1, oneBump: false })
    expect((await strikeLineOf(cook, id, lineId, true)).body.kitchenStatus).toBe('cooking')
  })

  it('must exist, on an order that is active', async () => {
    const cook = visitor()
    const { id, lineId } = await placeOrder(cook)
    expect((await strikeLineOf(cook, id, `${id}-2`, true)).status).toBe(404)
    expect((await strikeLineOf(cook, 'NOPE', lineId, true)).status).toBe(404)
    expect((await cook.put(`/api/kitchen/orders/${id}/lines/${lineId}`, {})).status).toBe(400)
    await cook.move(id, 'cancelled')
    expect(await strikeLineOf(cook, id, lineId, true)).toMatchObject({ status: 409, body: { code: 'order-final' } })
  })
})

describe('concurrent strikes', () => {
  const strikeAt = (id: string, lineId: string, isStruck: boolean, now = new Date()) =>
    strikeLine({ orderId: id, lineId, isStruck, by: 'system', now, requestId: 'request-1', check: () => undefined })

  it('do not change a ticket that is completed at the same time', async () => {
    const cook = visitor()
    const { id, lineId } = await placeOrder(cook)
    runBeforeNextWrite(orderKeys.order(id), () => cook.move(id, 'completed'))
    await expect(strikeAt(id, lineId, true)).rejects.toMatchObject({ code: 'order-final' })
    expect(await getTicketOnBoard(cook, id)).toMatchObject({ status: 'completed', orderItems: [{ isStruck: false }] })
  })

  it('of one line are one strike, at the time of the first', async () => {
    const cook = visitor()
    const { id, lineId } = await placeOrder(cook)
    const [first, second] = [new Date('2026-03-14T19:00:00Z'), new Date('2026-03-14T19:00:01Z')] as const
    runBeforeNextWrite(orderKeys.order(id), () => strikeAt(id, lineId, true, first))
    expect((await strikeAt(id, lineId, true, second)).lines).toMatchObject([{ struckAt: first.toISOString() }])
  })

  it('of two lines are both saved, and so is a move at the same time', async () => {
    const cook = visitor()
    const dishes = await Promise.all(['California Roll', 'Edamame'].map((name) => cook.dish(name)))
    const lines = dishes.map((dish) => ({ dish, quantity: 1 }))
    const { id, items } = (await cook.order({ lines })).body
    const [one = '', other = ''] = items.map((item) => item.id)
    runBeforeNextWrite(orderKeys.order(id), async () => {
      await strikeAt(id, other, true)
      await cook.move(id, 'cooking')
    })
    await strikeAt(id, one, true)
    expect(await getTicketOnBoard(cook, id)).toMatchObject({
      status: 'cooking',
      orderItems: [{ isStruck: true }, { isStruck: true }],
      // Each of the three changes (moved, struck twice) has its own version.
      version: 3,
    })
  })
})

describe('a board that has not read a change of the order', () => {
  const changed = { status: 409, body: { code: 'changed-meanwhile' } }
  async function placeAndChange() {
    const cook = visitor()
    const { body: order } = await cook.order()
    const lines = order.items.map(({ menuItemId }) => ({ menuItemId, quantity: 3 }))
    const edited = await cook.put<Order>(`/api/orders/${order.id}/lines`, { lines, version: order.version })
    expect(edited.status).toBe(200)
    return { cook, id: order.id, line: order.items[0]?.id, before: order.version, after: edited.body.version }
  }

  it('does not strike the changed line', async () => {
    const { cook, id, line, before, after } = await placeAndChange()
    const strike = (version: number) =>
      cook.put<Ticket>(`/api/kitchen/orders/${id}/lines/${line}`, { isStruck: true, version })
    expect(await strike(before)).toMatchObject(changed)
    expect(await getTicketOnBoard(cook, id)).toMatchObject({ orderItems: [{ quantity: 3, isStruck: false }] })
    expect(await strike(after)).toMatchObject({ status: 200, body: { orderItems: [{ isStruck: true }] } })
  })

  it('does not make it ready', async () => {
    const { cook, id, before, after } = await placeAndChange()
    expect(await moveTicket(cook, id, { status: 'ready', version: before })).toMatchObject(changed)
    expect((await moveTicket(cook, id, { status: 'ready', version: after })).body.status).toBe('ready')
  })
})
