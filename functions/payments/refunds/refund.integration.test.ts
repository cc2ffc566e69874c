import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { handler as sendMail } from '#events/send-order-mail'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { OwnDiscountCode } from '#shared/payments/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { orderKeys } from '../../orders/records'
import { getItem } from '../../platform/table/table'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const soldOut = (lineId = '') => ({ lineId, reason: 'sold-out' })
const sorry = { amount: '5.00', reason: 'late' }

/** Places a guest's order of two California Rolls, and signs in a staff member. */
async function ordered() {
  const guest = createTestClient(product.url)
  const owner = await signInManager(product.url)
  const { body: order } = await guest.order()
  return {
    guest,
    owner,
    order,
    lineId: order.items[0]?.id ?? '',
    give: (body: object, headers?: Record<string, string>) =>
      owner.post<Ticket>(`/api/kitchen/orders/${order.id}/refunds`, body, headers),
    read: async (browser = guest) => (await browser.get<Order>(`/api/orders/${order.id}`)).body,
    codes: async () => (await guest.get<OwnDiscountCode[]>('/api/codes')).body,
  }
}

it('refunds a line with a code of its value, which the guest sees, gets by mail and can spend', async () => {
  const { guest, owner, order, lineId, give, read, codes } = await ordered()
  const before = (await getItem(orderKeys.order(order.id))) ?? {}
  const { status, body } = await give(soldOut(lineId))
  expect(status).toBe(201)
  // Two rolls at 6.25 with 7% tax.
  const made = { lineId, amount: '13.38', reason: 'sold-out' }
  expect(body.refunds).toMatchObject([made])
  expect(JSON.stringify(body)).not.toContain('"code":"' + ((await read()).refunds?.[0]?.code ?? 'none'))
  const [own] = await codes()
  expect(own).toMatchObject({ discountAmount: '13.38', state: 'unused', title: 'With our apologies' })
  expect((await read()).refunds).toMatchObject([{ ...made, code: own?.code }])
  expect((await read(createTestClient(product.url))).refunds?.[0]).not.toHaveProperty('code')
  expect((await owner.log())[0]).toMatchObject({ kind: 'refund', subjectId: order.id, before: null })
  expect(JSON.stringify(await owner.log())).not.toContain(own?.code)

  await product.deliverStream()
  await sendMail({ Records: toStreamRecords(before, (await getItem(orderKeys.order(order.id))) ?? {}) })
  await product.deliverStream()
  const outbox = join(product.dataDir, 'outbox')
  const mails = readdirSync(outbox).filter((name) => name.startsWith(`${order.id}-refund`))
  expect(mails).toHaveLength(1)
  expect(readFileSync(join(outbox, mails[0] ?? ''), 'utf8')).toContain(own?.code)

  const discount = { amountCents: 1338 }
  const spent = await guest.order({ code: { discountCode: own?.code ?? '', discount } })
  expect(spent).toMatchObject({ status: 201, body: { discount: '12.50', total: '0.00' } })
  expect(await give({ lineId: spent.body.items[0]?.id, reason: 'late' })).toMatchObject({ status: 404 })
  const free = await owner.post(`/api/kitchen/orders/${spent.body.id}/refunds`, sorry)
  expect(free).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('refunds once, however often and concurrently it is requested', async () => {
  const { give, lineId, codes, order, owner } = await ordered()
  const key = { 'idempotency-key': randomUUID() }
  const first = await give(soldOut(lineId), key)
  expect(await give(soldOut(lineId), key)).toMatchObject({ status: 201, body: first.body })
  expect(await give(soldOut(lineId))).toMatchObject({ status: 409, body: { code: 'already-refunded' } })
  expect(await codes()).toHaveLength(1)

  const other = await ordered()
  const answers = await Promise.all(Array.from({ length: 6 }, () => other.give(sorry)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await other.codes()).toMatchObject([{ discountAmount: '5.00' }])
  const [change] = (await owner.log()).filter(({ subjectId }) => subjectId === order.id)
  expect(await owner.undo(change?.id)).toMatchObject({ status: 400 })
})

it('needs staff of the location and an amount within bounds', async () => {
  const { guest, order, lineId, give, codes } = await ordered()
  const path = `/api/kitchen/orders/${order.id}/refunds`
  expect((await guest.post(path, soldOut(lineId))).status).toBe(401)
  await guest.signIn(`${randomUUID()}@example.com`)
  expect((await guest.post(path, soldOut(lineId))).status).toBe(403)
  for (const body of [{ ...sorry, amount: '25.01' }, { ...sorry, amount: '0.99' }, { reason: 'late' }, { lineId }])
    expect((await give(body)).status).toBe(400)
  expect((await give({ ...sorry, amount: '12.51' })).body).toMatchObject({ code: 'nothing-to-refund' })
  expect(await codes()).toEqual([])
})

it('expires the code of a line when its order is cancelled; the refund of a whole order stays', async () => {
  const { give, lineId, codes, order, owner } = await ordered()
  await give(sorry)
  await give(soldOut(lineId))
  await owner.move(order.id, 'cancelled')
  await product.deliverStream()
  expect(await codes()).toMatchObject([
    // 13.38 were paid, and 5.00 of them are in the other code.
    { discountAmount: '8.38', state: 'expired' },
    { discountAmount: '5.00', state: 'unused' },
  ])
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('leaves the cancellation to staff, so that no guest spends an apology and gets the money back', async () => {
  const { guest, give, order, owner, read } = await ordered()
  expect((await read()).mayCancel).toBe(true)
  await give(sorry)
  expect((await read()).mayCancel).toBe(false)
  const refused = {
    status: 409,
    body: { code: 'order-final', detail: 'You got a refund for this order. Please call us.' },
  }
  expect(await guest.post(`/api/orders/${order.id}/cancel`)).toMatchObject(refused)
  expect((await owner.move(order.id, 'cancelled')).status).toBe(200)
})

it('shows the code to its guest alone; of an order by phone, staff read it out', async () => {
  const { owner, order, give, read } = await ordered()
  await give(sorry)
  expect((await read()).refunds).toMatchObject([{ code: expect.any(String) }])
  expect((await read(createTestClient(product.url))).refunds?.[0]).not.toHaveProperty('code')
  const codesFor = async ({ id, ticketNumber }: Order) => {
    const { body } = await owner.get<FoundOrder[]>(`/api/kitchen/orders/HENPR/search?q=${ticketNumber}`)
    const found = body.find((one) => one.id === id)
    const { refunds } = (await owner.get<Order>(`/api/orders/${id}`)).body
    return [refunds?.[0], found && 'refunds' in found ? found.refunds?.[0] : undefined].map((refund) => refund?.code)
  }
  expect(await codesFor(order)).toEqual([undefined, undefined])
  const lines = [{ dish: await owner.dish('California Roll'), quantity: 2 }]
  const called = { ...buildOrderRequest({ lines, customerInfo: { email: '', phone: '' } }), locationId: undefined }
  const { body: byPhone } = await owner.post<Order>('/api/kitchen/orders/HENPR', called)
  await owner.post(`/api/kitchen/orders/${byPhone.id}/refunds`, sorry)
  expect(await codesFor(byPhone)).toEqual([expect.any(String), expect.any(String)])
})

it('issues the code to the account that ordered', async () => {
  const address = `${randomUUID()}@example.com`
  const [phone, desktop] = [createTestClient(product.url), createTestClient(product.url)]
  await phone.signIn(address)
  const { body: order } = await phone.order()
  await (await signInManager(product.url)).post(`/api/kitchen/orders/${order.id}/refunds`, sorry)
  await desktop.signIn(address)
  expect((await desktop.get<OwnDiscountCode[]>('/api/codes')).body).toMatchObject([{ discountAmount: '5.00' }])
  const [own] = (await phone.get<OwnDiscountCode[]>('/api/codes')).body
  const wishes = { code: { discountCode: own?.code ?? '', discount: { amountCents: 500 } } }
  expect((await desktop.order(wishes)).status).toBe(201)
  expect((await phone.get<OwnDiscountCode[]>('/api/codes')).body).toMatchObject([{ state: 'spent' }])
})
