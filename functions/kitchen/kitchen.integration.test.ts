import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient, type TestClient } from '#infra/testkit/clients/test-client'
import { RECALL_WINDOW_MS } from '#shared/orders/transitions'
import { moveOrder } from '../orders/order-transitions'
import { orderKeys } from '../orders/records'
import { table, tableName } from '../platform/table/table'
import { getTicketOnBoard, listSteps, moveTicket, placeOrder, strikeLineOf } from './testing/board-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

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
    const { id } = await placeOrder(cook)
    const key = randomUUID()
    const prep = { status: 'preparing', kitchenStatus: 'prep', from: 'waiting' }
    await moveTicket(cook, id, prep, key)
    await moveTicket(cook, id, { status: 'pending', kitchenStatus: 'waiting' })
    expect(await moveTicket(visitor(), id, prep, key)).toMatchObject({
      status: 200,
      body: { kitchenStatus: 'waiting' },
    })
    expect(await listSteps(cook, id)).toEqual(['waiting', 'prep', 'waiting'])
  })

  it('is rejected if the ticket was moved meanwhile', async () => {
    const cook = visitor()
    const { id, ticketNumber } = await placeOrder(cook)
    await moveTicket(cook, id, { status: 'ready', kitchenStatus: 'ready' })
    expect(await moveTicket(cook, id, { status: 'preparing', kitchenStatus: 'prep', from: 'waiting' })).toMatchObject({
      status: 409,
      body: { code: 'order-moved', detail: `Ticket ${ticketNumber} has been moved to ready meanwhile.` },
    })
    expect(await listSteps(cook, id)).toEqual(['waiting', 'ready'])
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
    const marksOf = async (cook: TestClient, id: string) =>
      (await getTicketOnBoard(cook, id))?.orderItems.map(({ allergyMarks }) => allergyMarks)
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
  const toReady = (cook: TestClient, id: string, from: string) =>
    moveTicket(cook, id, { status: 'ready', kitchenStatus: 'ready', from })

  it('is no conflict after a strike at another station or an automatic confirmation', async () => {
    const cook = visitor()
    const [struck, confirmed] = [await placeOrder(cook), await placeOrder(cook)]
    await strikeLineOf(cook, struck.id, struck.lineId, true)
    expect(await toReady(cook, struck.id, 'waiting')).toMatchObject({ status: 200, body: { kitchenStatus: 'ready' } })
    const to = { status: 'confirmed', kitchenStatus: 'confirmed' } as const
    await moveOrder({ orderId: confirmed.id, to, by: 'system', now: new Date(), check: () => undefined })
    expect((await toReady(cook, confirmed.id, 'waiting')).status).toBe(200)
  })

  it('is a conflict after a step of a cook, and if it is a step back', async () => {
    const cook = visitor()
    const [moved, struck] = [await placeOrder(cook), await placeOrder(cook)]
    await cook.move(moved.id, 'preparing')
    expect(await toReady(cook, moved.id, 'waiting')).toMatchObject({ status: 409, body: { code: 'order-moved' } })
    await strikeLineOf(cook, struck.id, struck.lineId, true)
    const back = { status: 'confirmed', kitchenStatus: 'confirmed', from: 'waiting' }
    expect(await moveTicket(cook, struck.id, back)).toMatchObject({ status: 409, body: { code: 'order-moved' } })
  })
})

describe("the board's list", () => {
  it('contains orders that were completed today, and summaries of final ones on request', async () => {
    const cook = visitor()
    const recent = await placeOrder(cook)
    const old = await placeOrder(cook)
    await cook.move(recent.id, 'completed')
    await cook.move(old.id, 'completed')
    await completedLongAgo(old)
    expect(await getTicketOnBoard(cook, recent.id)).toMatchObject({ isBrief: false, orderItems: [{ quantity: 2 }] })
    expect(await getTicketOnBoard(cook, old.id)).toMatchObject({ isBrief: false, orderItems: [{ quantity: 2 }] })
    expect(await getTicketOnBoard(cook, recent.id, '?finished=brief')).toMatchObject({ isBrief: false })
    expect(await getTicketOnBoard(cook, old.id, '?finished=brief')).toEqual({
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
