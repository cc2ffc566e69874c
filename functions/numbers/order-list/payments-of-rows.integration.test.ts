import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Event } from '#shared/catering/contract'
import type { Driver } from '#shared/kitchen/drivers-contract'
import type { DailyReport } from '#shared/numbers/contract'
import { getWorkDate } from '#shared/hours/business-day'
import type { ListedRefund } from '#shared/numbers/order-list-contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import type { Order } from '#shared/orders/contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { centsToDecimal, percentageOfCents } from '#shared/platform/money'
import { addDays } from '#shared/platform/time'
import { parseCsv } from '../../platform/csv'

let shop: PaidProduct
let owner: Awaited<ReturnType<PaidProduct['group']['adminOfPool']>>['browser']
let today: string
beforeAll(async () => {
  shop = await startPaidProduct({ isAlwaysOpen: true })
  owner = (await shop.group.adminOfPool()).browser
})
afterAll(() => shop.group.product.stop())

const LOCATION = liveLocation.code

async function complete({ id }: Pick<Order, 'id'>, tender?: string): Promise<void> {
  const { status } = await shop.staff.put(`/api/kitchen/orders/${id}/status`, { status: 'completed', tender })
  expect(status).toBe(200)
}

/** Orders two California Rolls, at $13.38 with tax, to be paid at the counter or by gift card. */
async function orderRolls(more: object = {}): Promise<Order> {
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 2 }]
  const total = centsToDecimal(percentageOfCents(1250, 10_700))
  const sent = { paymentMethod: 'cash', total, scheduledFor: shop.openHour(), ...more }
  const { status, body } = await guest.order({ locationId: LOCATION, lines, more: sent })
  expect(status).toBe(201)
  return body
}

async function orderEvent(): Promise<Pick<Order, 'id'>> {
  const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }
  const date = addDays(today, 10)
  const guest = shop.guest()
  const request = { date, time: '18:00', guests: 40, type: 'pickup', wishes: '', contact }
  const { id } = (await guest.post<Event>(`/api/events/${LOCATION}`, request)).body
  const roll = await guest.dish('California Roll')
  const { version } = (await guest.get<Event>(`/api/events/${id}`)).body
  const quoted = await owner.put(`/api/desk/events/${LOCATION}/${id}`, {
    lines: [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }],
    ...{ serviceChargePercent: 18, deposit: '100.00', note: '', validUntil: addDays(date, -5), version },
  })
  expect(quoted).toMatchObject({ status: 200 })
  const { payment, orderId = '' } = (await guest.post<Event>(`/api/events/${id}/accept`, {})).body
  const body = new URLSearchParams({ outcome: 'pay' })
  await fetch(payment?.url ?? '', { method: 'POST', body, redirect: 'manual' })
  await waitUntil(async () => (await guest.get<Event>(`/api/events/${id}`)).body.state === 'ordered')
  return { id: orderId ?? '' }
}

/** Takes a delivery to its guest with a driver, who takes cash. */
async function deliver(): Promise<void> {
  const guest = shop.guest()
  const { body: driver } = await owner.post<Driver>(`/api/desk/drivers/${LOCATION}`, { name: 'Eve' })
  const scheduledFor = listAvailableDays(shop.place, 'delivery', new Date())[0]?.times.at(-1)?.at
  const { address } = liveLocation
  const { status, body } = await guest.order({
    ...{ locationId: LOCATION, orderType: 'delivery', customerInfo: { name: 'Dana Whitfield', address } },
    lines: [{ dish: await guest.dish('California Roll'), quantity: 4 }],
    more: { paymentMethod: 'cash', total: '26.75', scheduledFor },
  })
  expect(status).toBe(201)
  await shop.staff.put(`/api/kitchen/orders/${body.id}/status`, { status: 'ready' })
  await shop.staff.put(`/api/kitchen/orders/${body.id}/driver`, { driverId: driver.id })
  await complete(body, 'cash')
}

async function readRows() {
  const { body } = await owner.get<string>(`/api/numbers/${LOCATION}/orders?from=${today}&to=${today}`)
  const [header = [], ...rows] = parseCsv(body) ?? []
  return rows.map((row) => Object.fromEntries(header.map((field, at) => [field, row[at] ?? ''])))
}

type Rows = Awaited<ReturnType<typeof readRows>>

const sumOf = (rows: Rows, column: string, sign = 1): string =>
  centsToDecimal(sign * rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0))

it('the rows of a day add up to its payments, taxes and refunds', async () => {
  today = getWorkDate(shop.place, new Date())
  const online = await shop.placeCaptured()
  await complete(online.order)
  const { code } = await createGiftCardBuyer(shop).buyPaid({ amount: '10.00' })
  const partly = await orderRolls({ giftCards: [code] })
  await complete(partly, 'cash')
  const [cash, card] = [await orderRolls(), await orderRolls()]
  await complete(cash, 'cash')
  await complete(card, 'card')
  await complete(await orderRolls(), 'not-collected')
  await complete(await orderEvent(), 'card')
  await deliver()
  const refunds = [
    shop.refund(online.order, { amount: '5.00', reason: 'late', to: 'card' }),
    shop.refund(partly, { amount: '2.00', reason: 'late', to: 'card' }),
    shop.refund(cash, { amount: '1.00', reason: 'wrong', to: 'cash' }),
    shop.refund(card, { lines: [card.items[0]?.id], reason: 'wrong', to: 'terminal' }),
    shop.refund(cash, { amount: '1.00', reason: 'late', to: 'code' }),
  ]
  expect((await Promise.all(refunds)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  await shop.group.product.deliverStream()

  const rows = await readRows()
  const orders = rows.filter(({ status }) => status === 'completed')
  const refunded = rows.filter(({ status }) => status === 'refund')
  const { payments } = (await owner.get<DailyReport>(`/api/numbers/${LOCATION}/${today}/report`)).body
  for (const way of ['online', 'giftCards', 'cash', 'card', 'notCollected'] as const)
    expect([way, sumOf(orders, way)]).toEqual([way, payments[way]])
  expect(payments).toMatchObject({ giftCards: '10.00', online: expect.not.stringMatching(/^0/) })
  expect(sumOf(orders, 'notRecorded')).toBe('0.00')
  expect(refunded.map(({ businessDay }) => businessDay)).toEqual([today, today, today, today])
  expect(sumOf(refunded, 'online', -1)).toBe(payments.refunds)
  expect(sumOf(refunded, 'giftCards', -1)).toBe('2.00')
  expect(sumOf(refunded, 'cash', -1)).toBe(payments.cashRefunds)
  expect(sumOf(refunded, 'card', -1)).toBe(payments.terminalRefunds)

  const { body: taxes } = await owner.get<TaxReport>(`/api/numbers/${LOCATION}/tax?from=${today}&to=${today}`)
  expect([sumOf(rows, 'tax'), sumOf(refunded, 'tax', -1)]).toEqual([taxes.tax, taxes.refunds.tax])
  const { body } = await owner.get<{ refunds: ListedRefund[] }>(
    `/api/numbers/${LOCATION}/refunds?from=${today}&to=${today}`,
  )
  const listed = body.refunds.toReversed()
  const sumListed = (name: 'net' | 'tax') =>
    centsToDecimal(listed.reduce((sum, refund) => sum + Math.round(Number(refund[name]) * 100), 0))
  expect([sumListed('net'), sumListed('tax')]).toEqual([taxes.refunds.net, taxes.refunds.tax])
  expect(listed.map(({ ways }) => ways.cash)).toContain('1.00')
  expect(listed.find(({ ways }) => ways.giftCard === '2.00')).toMatchObject({
    ...{ ticketNumber: partly.ticketNumber, date: today, amount: '2.00', by: expect.stringMatching(/\w/) },
  })
})
