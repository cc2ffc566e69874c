import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Event } from '#shared/catering/contract'
import type { DailyReport } from '#shared/numbers/contract'
import { getWorkDate } from '#shared/hours/business-day'
import type { ListedDeposit, ListedRefund, LostDispute } from '#shared/numbers/order-list-contract'
import type { Order } from '#shared/orders/contract'
import { centsToDecimal } from '#shared/platform/money'
import { addDays } from '#shared/platform/time'
import { parseCsv } from '../../platform/csv'

let shop: PaidProduct
let owner: Awaited<ReturnType<PaidProduct['group']['adminOfPool']>>['browser']
let today: string
beforeAll(async () => {
  // The alerts of the dispute.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = await startPaidProduct({ isAlwaysOpen: true })
  owner = (await shop.group.adminOfPool()).browser
  today = getWorkDate(shop.place, new Date())
})
afterAll(() => shop.group.product.stop())

const LOCATION = liveLocation.code

async function complete({ id }: Pick<Order, 'id'>, tender?: string): Promise<void> {
  const { status } = await shop.staff.put(`/api/kitchen/orders/${id}/status`, { status: 'completed', tender })
  expect(status).toBe(200)
}

/** Orders two California Rolls for $13.38, of which a gift card pays $10.00. */
async function orderByGiftCard(): Promise<Order> {
  const { code } = await createGiftCardBuyer(shop).buyPaid({ amount: '10.00' })
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 2 }]
  const more = { paymentMethod: 'cash', total: '13.38', scheduledFor: shop.openHour(), giftCards: [code] }
  const { status, body } = await guest.order({ locationId: LOCATION, lines, more })
  expect(status).toBe(201)
  return body
}

const putEvent = async (id: string, body: object) => {
  const { version } = (await owner.get<Event>(`/api/events/${id}`)).body
  const put = await owner.put<Event>(`/api/desk/events/${LOCATION}/${id}`, { version, ...body })
  expect(put).toMatchObject({ status: 200 })
}

/** Takes a deposit for an event at the restaurant, and returns it after a cancellation. */
async function takeAndReturnDeposit(paid: string, returned: string): Promise<void> {
  const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }
  const date = addDays(today, 10)
  const guest = shop.guest()
  const request = { date, time: '18:00', guests: 40, type: 'pickup', wishes: '', contact }
  const { id } = (await guest.post<Event>(`/api/events/${LOCATION}`, request)).body
  const roll = await guest.dish('California Roll')
  const lines = [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }]
  // A deposit below the least amount of online payments is paid at the restaurant.
  const quote = { serviceChargePercent: 18, deposit: '0.40', note: '', validUntil: addDays(date, -5) }
  await putEvent(id, { lines, ...quote })
  expect((await guest.post<Event>(`/api/events/${id}/accept`, {})).status).toBe(200)
  await putEvent(id, { depositPaid: true, tender: paid })
  await putEvent(id, { state: 'cancelled', note: '' })
  await putEvent(id, { depositReturned: true, tender: returned })
}

/** Completes an order that was paid online with a tip, whose guest's bank takes it all back. */
async function loseDispute(): Promise<Order> {
  const { order, browser } = await shop.placeCaptured()
  await complete(order)
  for (const [outcome, state] of [
    ['dispute', 'needs-response'],
    ['lose', 'lost'],
  ] as const) {
    await fetch(order.payment?.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }) })
    await waitUntil(async () => (await shop.read(owner, order)).payment?.dispute?.state === state)
  }
  return shop.read(browser, order)
}

async function readRows() {
  const { body } = await owner.get<string>(`/api/numbers/${LOCATION}/orders?from=${today}&to=${today}`)
  const [header = [], ...rows] = parseCsv(body) ?? []
  return rows.map((row) => Object.fromEntries(header.map((field, at) => [field, row[at] ?? ''])))
}

type Listed = {
  readonly refunds: ListedRefund[]
  readonly lostDisputes: LostDispute[]
  readonly deposits: ListedDeposit[]
}

const sum = (amounts: readonly (string | undefined)[], sign = 1): string =>
  centsToDecimal(sign * amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) || 0)

it('page, list and CSV of a day agree for each way of payment', async () => {
  const [byGiftCard, online] = [await orderByGiftCard(), await shop.placeCaptured()]
  await complete(byGiftCard, 'cash')
  await complete(online.order)
  await loseDispute()
  await takeAndReturnDeposit('cash', 'card')
  const lines = byGiftCard.items.map(({ id }) => id)
  const refunds = [
    await shop.refund(byGiftCard, { lines, reason: 'wrong', to: 'card' }),
    await shop.refund(online.order, { amount: '5.00', reason: 'late', to: 'card' }),
  ]
  expect(refunds.map(({ status }) => status)).toEqual([201, 201])
  await shop.group.product.deliverStream()

  const rows = await readRows()
  const { payments } = (await owner.get<DailyReport>(`/api/numbers/${LOCATION}/${today}/report`)).body
  const days = `from=${today}&to=${today}`
  const { body: listed } = await owner.get<Listed>(`/api/numbers/${LOCATION}/refunds?${days}`)
  const ofRows = (status: string, column: string, sign = 1) =>
    sum(
      rows.filter((row) => row['status'] === status).map((row) => row[column]),
      sign,
    )
  const ofDeposits = (kind: ListedDeposit['kind'], tender: ListedDeposit['tender']) =>
    sum(listed.deposits.filter((one) => one.kind === kind && one.tender === tender).map(({ amount }) => amount))
  const ofWays = (way: keyof ListedRefund['ways']) => sum(listed.refunds.map(({ ways }) => ways[way]))

  const { refunds: toCards, giftCardRefunds, cashRefunds, terminalRefunds } = payments
  const { depositsReceived, depositsReturned } = payments
  expect(payments).toMatchObject({ cash: ofRows('completed', 'cash'), giftCards: ofRows('completed', 'giftCards') })
  expect(payments).toMatchObject({ online: ofRows('completed', 'online'), card: ofRows('completed', 'card') })
  const returned = [toCards, giftCardRefunds, cashRefunds, terminalRefunds]
  expect(['online', 'giftCards', 'cash', 'card'].map((column) => ofRows('refund', column, -1))).toEqual(returned)
  expect((['card', 'giftCard', 'cash', 'terminal'] as const).map(ofWays)).toEqual(returned)
  expect(Number(giftCardRefunds)).toBeGreaterThan(0)
  expect([ofRows('dispute lost', 'lostInDisputes'), sum(listed.lostDisputes.map(({ amount }) => amount))]).toEqual([
    ...[payments.disputesLost, payments.disputesLost],
  ])
  expect(Number(payments.disputesLost)).toBeGreaterThan(0)
  for (const [tender, column] of [
    ['cash', 'cash'],
    ['card', 'card'],
    ['other', 'notRecorded'],
  ] as const) {
    expect([ofRows('deposit received', column), ofDeposits('received', tender)]).toEqual([
      ...[depositsReceived[tender], depositsReceived[tender]],
    ])
    expect([ofRows('deposit returned', column, -1), ofDeposits('returned', tender)]).toEqual([
      ...[depositsReturned[tender], depositsReturned[tender]],
    ])
  }
  expect([depositsReceived.cash, depositsReturned.card]).toEqual(['0.40', '0.40'])
})
