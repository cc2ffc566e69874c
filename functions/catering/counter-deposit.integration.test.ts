import { recountNumbers } from '#functions/numbers/figure-sources'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Event } from '#shared/catering/contract'
import type { Numbers } from '#shared/numbers/contract'
import { addDays } from '#shared/platform/time'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { getItem, table, tableName } from '../platform/table/table'
import { eventKeys } from './records'
import { openCateringClient, today, type CateringClient } from './testing/catering-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
let catering: CateringClient
beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  catering = await openCateringClient(product)
})
afterAll(() => product.stop())

/** Returns the payments of today. */
async function readPayments() {
  await product.deliverStream()
  const { body } = await catering.owner.get<Numbers>(`/api/numbers/HENPR?from=${today}&to=${today}`)
  return body.days[0]?.payments
}

/** Places an event of $505.04 whose guest pays the deposit of $100.00 at the restaurant. */
async function orderEvent(tender: string) {
  const id = await catering.quotedEvent()
  const { orderId } = (await catering.accept(id)).body
  const paid = await catering.put(id, { depositPaid: true, tender })
  expect(paid).toMatchObject({ status: 200, body: { deposit: { amount: '100.00', tender, returned: null } } })
  return { id, orderId: orderId ?? '' }
}

it('a deposit counts by its tender when it is paid, and completion takes the balance', async () => {
  const { orderId } = await orderEvent('cash')
  const depositsReceived = { cash: '100.00', card: '0.00', other: '0.00' }
  expect(await readPayments()).toMatchObject({ atCounter: '0.00', cash: '0.00', card: '0.00', depositsReceived })
  const status = { status: 'completed', tender: 'card' }
  expect((await catering.owner.put(`/api/kitchen/orders/${orderId}/status`, status)).status).toBe(200)
  const paid = { atCounter: '405.04', cash: '0.00', card: '405.04', depositsReceived }
  expect(await readPayments()).toMatchObject(paid)
  expect((await recountNumbers()).unreadable).toEqual([])
  expect(await readPayments()).toMatchObject(paid)
})

it('the deposit of a cancelled event is to return, which is no refund of a sale, once', async () => {
  const { id } = await orderEvent('card')
  const back = { depositReturned: true, tender: 'cash' }
  expect(await catering.put(id, back)).toMatchObject({ status: 409, body: { code: 'event-final' } })
  await catering.put(id, { state: 'cancelled', note: '' })
  expect(await readPayments()).toMatchObject({ card: '405.04', depositsReturned: { cash: '0.00' } })
  expect(await catering.put(id, back)).toMatchObject({
    status: 200,
    body: { state: 'cancelled', deposit: { tender: 'card', returned: { tender: 'cash' } } },
  })
  expect(await readPayments()).toMatchObject({
    ...{ card: '405.04', cashRefunds: '0.00' },
    depositsReceived: { cash: '100.00', card: '100.00', other: '0.00' },
    depositsReturned: { cash: '100.00', card: '0.00', other: '0.00' },
  })
  expect(await catering.put(id, back)).toMatchObject({ status: 409 })
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('needs cash, card or other', async () => {
  const id = await catering.quotedEvent()
  await catering.accept(id)
  for (const body of [{ depositPaid: true }, { depositReturned: true }, { depositPaid: true, tender: 'not-collected' }])
    expect(await catering.put(id, body)).toMatchObject({
      ...{ status: 400, body: { errors: [{ path: 'tender', message: 'Choose cash, card or other' }] } },
    })
})

it('the desk lists an old event until its deposit is returned', async () => {
  const { id } = await orderEvent('cash')
  await catering.put(id, { state: 'cancelled', note: '' })
  const item = await getItem(eventKeys.event(id))
  const date = addDays(today, -60)
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...item, date, gsi1sk: `${date}T18:00#${id}` } }))
  const isListed = async () =>
    (await catering.owner.get<Event[]>('/api/desk/events/HENPR')).body.some((event) => event.id === id)
  expect(await isListed()).toBe(true)
  expect(await catering.put(id, { depositReturned: true, tender: 'cash' })).toMatchObject({ status: 200 })
  expect(await isListed()).toBe(false)
})
