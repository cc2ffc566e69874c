import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import type { StationSettings } from '#shared/kitchen/capacity-contract'
import type { CompletedTicketSummary, Order, Ticket } from '#shared/orders/contract'
import { RECALL_WINDOW_MS } from '#shared/orders/status'
import { moveOrder } from '../orders/order-transitions'
import { orderKeys } from '../orders/records'
import { table, tableName } from '../platform/table/table'
import { runBeforeNextWrite } from '../platform/testing/interleave'
import { strikeLine } from './repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)
type Browser = ReturnType<typeof visitor>

beforeAll(async () => {
  product = await startTestProduct()
}, 60_000)
afterAll(() => product.stop())

const board = async (cook: Browser, query = '') =>
  (await cook.get<(Ticket | CompletedTicketSummary)[]>(`/api/kitchen/orders/HENPR${query}`)).body
const onBoard = async (cook: Browser, id: string, query = '') =>
  (await board(cook, query)).find((ticket) => ticket.id === id)
const stepsOf = async (cook: Browser, id: string) =>
  (await cook.get<Order>(`/api/orders/${id}`)).body.history.map(({ kitchenStatus }) => kitchenStatus)
const move = (cook: Browser, id: string, body: object, key?: string) =>
  cook.put<Ticket>(`/api/kitchen/orders/${id}/status`, body, key === undefined ? {} : { 'idempotency-key': key })
const strike = (cook: Browser, id: string, lineId: string, isStruck: boolean) =>
  cook.put<Ticket>(`/api/kitchen/orders/${id}/lines/${lineId}`, { isStruck })

async function anOrder(cook: Browser) {
  const { id, items, ticketNumber } = (await cook.order()).body
  return { id, ticketNumber, lineId: items[0]?.id ?? '' }
}

/** Backdates the completion of an order. */
const completedLongAgo = async ({ id, ticketNumber }: { id: string; ticketNumber: number }) => {
  const completedAt = new Date(Date.now() - RECALL_WINDOW_MS - 60_000).toISOString()
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: orderKeys.order(id),
      UpdateExpression: 'SET completedAt = :at, gsi1sk = :place',
      ExpressionAttributeValues: {
        ':at': completedAt,
        ':place': orderKeys.donePlace({ id, ticketNumber }, completedAt),
      },
    }),
  )
}

describe('a move from a board that was offline', () => {
  it('is made once, however often it is sent and whatever happened meanwhile', async () => {
    const cook = visitor()
    const { id } = await anOrder(cook)
    const key = randomUUID()
    const prep = { status: 'preparing', kitchenStatus: 'prep', from: 'waiting' }
    await move(cook, id, prep, key)
    await move(cook, id, { status: 'pending', kitchenStatus: 'waiting' })
    expect(await move(visitor(), id, prep, key)).toMatchObject({ status: 200, body: { kitchenStatus: 'waiting' } })
    expect(await stepsOf(cook, id)).toEqual(['waiting', 'prep', 'waiting'])
  })

  it('is rejected if the ticket was moved meanwhile', async () => {
    const cook = visitor()
    const { id, ticketNumber } = await anOrder(cook)
    await move(cook, id, { status: 'ready', kitchenStatus: 'ready' })
    expect(await move(cook, id, { status: 'preparing', kitchenStatus: 'prep', from: 'waiting' })).toMatchObject({
      status: 409,
      body: { code: 'order-moved', detail: `Ticket ${ticketNumber} has been moved to ready meanwhile.` },
    })
    expect(await stepsOf(cook, id)).toEqual(['waiting', 'ready'])
  })
})

describe('allergies on tickets', () => {
  it('mark each dish that declares what a note excludes, for staff', async () => {
    const owner = visitor()
    await owner.signIn('owner@example.com', 'admin')
    const lines = [
      { dish: await owner.dish('California Roll'), quantity: 1 },
      { dish: await owner.dish('Edamame'), quantity: 1 },
    ]
    const marksOf = async (cook: Browser, id: string) =>
      (await onBoard(cook, id))?.orderItems.map(({ allergyMarks }) => allergyMarks)
    const place = async (specialInstructions: string) =>
      (await visitor().order({ lines, more: { specialInstructions } })).body.id
    const alarm = await place('no shellfish in my food')
    expect(await marksOf(owner, alarm)).toEqual([['shellfish'], []])
    expect(await marksOf(visitor(), alarm)).toEqual([[], []])
    expect(await marksOf(owner, await place('我对贝类过敏'))).toEqual([['shellfish'], []])
    expect(await marksOf(owner, await place('No allergies, extra crab please'))).toEqual([[], []])
  })
})

describe('a move forward', () => {
  const toReady = (cook: Browser, id: string, from: string) =>
    move(cook, id, { status: 'ready', kitchenStatus: 'ready', from })

  it('is no conflict after a strike at another station or an automatic confirmation', async () => {
    const cook = visitor()
    const [struck, confirmed] = [await anOrder(cook), await anOrder(cook)]
    await strike(cook, struck.id, struck.lineId, true)
    expect(await toReady(cook, struck.id, 'waiting')).toMatchObject({ status: 200, body: { kitchenStatus: 'ready' } })
    const to = { status: 'confirmed', kitchenStatus: 'confirmed' } as const
    await moveOrder({ orderId: confirmed.id, to, by: 'system', now: new Date(), check: () => undefined })
    expect((await toReady(cook, confirmed.id, 'waiting')).status).toBe(200)
  })

  it('is a conflict after a step of a cook, and if it is a step back', async () => {
    const cook = visitor()
    const [moved, struck] = [await anOrder(cook), await anOrder(cook)]
    await cook.move(moved.id, 'preparing')
    expect(await toReady(cook, moved.id, 'waiting')).toMatchObject({ status: 409, body: { code: 'order-moved' } })
    await strike(cook, struck.id, struck.lineId, true)
    const back = { status: 'confirmed', kitchenStatus: 'confirmed', from: 'waiting' }
    expect(await move(cook, struck.id, back)).toMatchObject({ status: 409, body: { code: 'order-moved' } })
  })
})

describe('a struck line', () => {
  it('is shown on every board, and can be restored', async () => {
    const cook = visitor()
    const { id, lineId } = await anOrder(cook)
    const other = await openTestSocket(product.socketUrl)
    other.say({ type: 'subscribe', locationId: 'HENPR' })
    other.say({ type: 'ping' })
    await other.hear(({ type }) => type === 'pong')
    expect((await strike(cook, id, lineId, true)).body.orderItems).toMatchObject([{ id: lineId, isStruck: true }])
    await other.hear((message) => message.type === 'status_update' && message.order.id === id)
    expect(await onBoard(visitor(), id)).toMatchObject({ orderItems: [{ isStruck: true }] })
    await strike(cook, id, lineId, true)
    await strike(cook, id, lineId, false)
    expect(await onBoard(cook, id)).toMatchObject({ orderItems: [{ isStruck: false }], kitchenStatus: 'cooking' })
    await other.close()
  })

  it('starts to cook a new or confirmed order, which its guest can no longer cancel', async () => {
    const [guest, cook] = [visitor(), visitor()]
    const [first, second, third] = [await anOrder(guest), await anOrder(guest), await anOrder(guest)]
    expect((await strike(cook, first.id, first.lineId, true)).body).toMatchObject({
      status: 'cooking',
      kitchenStatus: 'cooking',
      orderItems: [{ isStruck: true }],
    })
    expect(await guest.post(`/api/orders/${first.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'order-final' },
    })
    await cook.move(second.id, 'confirmed')
    await strike(cook, second.id, second.lineId, true)
    expect(await stepsOf(cook, second.id)).toEqual(['waiting', 'confirmed', 'cooking'])
    await cook.move(third.id, 'plating')
    expect((await strike(cook, third.id, third.lineId, true)).body.kitchenStatus).toBe('plating')
  })

  it('never calls the order, which is ready once it is bagged, also with one tap per ticket', async () => {
    const owner = visitor()
    await owner.signIn('owner@example.com', 'admin')
    const path = '/api/desk/stations/HENPR'
    const { stations, version } = (await owner.get<StationSettings>(path)).body
    const [cook, other] = [visitor(), visitor()]
    const { id, lineId } = await anOrder(cook)
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
    expect((await strike(cook, two.id, first ?? '', true)).body.kitchenStatus).toBe('cooking')
    expect((await strike(other, two.id, last ?? '', true)).body.kitchenStatus).toBe('cooking')
    expect((await cook.move(two.id, 'ready')).body.kitchenStatus).toBe('ready')
    expect((await strike(cook, two.id, last ?? '', false)).body.kitchenStatus).toBe('ready')
    await owner.put(path, { stations, version: version + 1, oneBump: false })
    expect((await strike(cook, id, lineId, true)).body.kitchenStatus).toBe('cooking')
  })

  it('must exist, on an order that is active', async () => {
    const cook = visitor()
    const { id, lineId } = await anOrder(cook)
    expect((await strike(cook, id, `${id}-2`, true)).status).toBe(404)
    expect((await strike(cook, 'NOPE', lineId, true)).status).toBe(404)
    expect((await cook.put(`/api/kitchen/orders/${id}/lines/${lineId}`, {})).status).toBe(400)
    await cook.move(id, 'cancelled')
    expect(await strike(cook, id, lineId, true)).toMatchObject({ status: 409, body: { code: 'order-final' } })
  })
})

describe('concurrent strikes', () => {
  const strikeAt = (id: string, lineId: string, isStruck: boolean, now = new Date()) =>
    strikeLine({ orderId: id, lineId, isStruck, by: 'system', now, requestId: 'request-1', check: () => undefined })

  it('do not change a ticket that is completed at the same time', async () => {
    const cook = visitor()
    const { id, lineId } = await anOrder(cook)
    runBeforeNextWrite(orderKeys.order(id), () => cook.move(id, 'completed'))
    await expect(strikeAt(id, lineId, true)).rejects.toMatchObject({ code: 'order-final' })
    expect(await onBoard(cook, id)).toMatchObject({ status: 'completed', orderItems: [{ isStruck: false }] })
  })

  it('of one line are one strike, at the time of the first', async () => {
    const cook = visitor()
    const { id, lineId } = await anOrder(cook)
    const [first, second] = [new Date('2026-03-14T19:00:00Z'), new Date('2026-03-14T19:00:01Z')] as const
    runBeforeNextWrite(orderKeys.order(id), () => strikeAt(id, lineId, true, first))
    expect((await strikeAt(id, lineId, true, second)).lines).toMatchObject([{ struckAt: first.toISOString() }])
  })

  it('of two lines are both kept, and so is a move at the same time', async () => {
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
    expect(await onBoard(cook, id)).toMatchObject({
      status: 'cooking',
      orderItems: [{ isStruck: true }, { isStruck: true }],
      // Each of the three changes (moved, struck twice) has its own version.
      version: 3,
    })
  })
})

describe("the board's list", () => {
  it('contains orders that were completed today, and summaries of final ones on request', async () => {
    const cook = visitor()
    const recent = await anOrder(cook)
    const old = await anOrder(cook)
    await cook.move(recent.id, 'completed')
    await cook.move(old.id, 'completed')
    await completedLongAgo(old)
    expect(await onBoard(cook, recent.id)).toMatchObject({ isBrief: false, orderItems: [{ quantity: 2 }] })
    expect(await onBoard(cook, old.id)).toMatchObject({ isBrief: false, orderItems: [{ quantity: 2 }] })
    expect(await onBoard(cook, recent.id, '?finished=brief')).toMatchObject({ isBrief: false })
    expect(await onBoard(cook, old.id, '?finished=brief')).toEqual({
      id: old.id,
      ticketNumber: old.ticketNumber,
      status: 'completed',
      kitchenStatus: 'completed',
      completedAt: expect.any(String),
      orderItems: [],
      isBrief: true,
    })
  })
})
