import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { handler as sendMail } from '#events/send-order-mail'
import { handler as suppressRecipients } from '#events/triggers/suppress-recipients'
import { allowRecipient } from './suppression-repository'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { createTestClient, type OrderOverrides } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { codeKeys } from '../payments/codes/records'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem, putItems } from '../platform/table/table'
import { deleteOutboxMails } from './mail-sender'
import { mailKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const outbox = () => join(product.dataDir, 'outbox')
const mailsAbout = (id: string) =>
  readdirSync(outbox())
    .filter((name) => name.startsWith(id))
    .sort()
const mail = (name: string) => readFileSync(join(outbox(), name), 'utf8')

async function ordered(wishes: OrderOverrides = {}) {
  const guest = createTestClient(product.url)
  const { body: order } = await guest.order(wishes)
  await product.deliverStream()
  return { guest, order, image: async () => (await getItem(orderKeys.order(order.id))) ?? {} }
}

it('mails the receipt when an order is placed, as text and HTML, with items, prices and link', async () => {
  const browser = createTestClient(product.url)
  const chicken = await browser.dish('Hibachi Chicken')
  const address = { street: '12 Gulf View Dr', unit: 'Apt 4', city: 'Hudson', state: 'FL', zipCode: '34667' }
  const { order } = await ordered({
    orderType: 'delivery',
    customerInfo: { name: 'Dana <b>Whitfield</b>', address },
    lines: [{ dish: chicken, quantity: 2, notes: 'no onions & <i>rice</i>' }],
  })
  expect(mailsAbout(order.id)).toEqual([`${order.id}-receipt.eml`])
  const receipt = mail(`${order.id}-receipt.eml`)
  expect(receipt).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(receipt).toMatch(/^To: dana@example.com\r$/m)
  expect(receipt).toMatch(new RegExp(`^Subject: Ticket ${order.ticketNumber}: We have your order\r$`, 'm'))
  const options = order.items[0]?.customizations?.options.map(({ name }) => name) ?? []
  expect(options.length).toBeGreaterThan(0)
  const said = [
    'We have your order',
    '2× Hibachi Chicken',
    ...options,
    `$${order.subtotal}`,
    `$${order.tax}`,
    `$${order.deliveryFee}`,
    `$${order.total}`,
    'The address on your order’s page',
    `http://localhost:${new URL(product.url).port}/orders/${order.id}/tracking`,
  ]
  const [plain, html] = [readMailPart(receipt, 'text/plain'), readMailPart(receipt, 'text/html')]
  for (const words of said) expect([plain.includes(words), html.includes(words), words]).toEqual([true, true, words])
  // The development login verifies no address.
  for (const typed of ['no onions', 'Gulf View', 'Dana']) expect(plain + html).not.toContain(typed)
  expect(html).toMatch(/prefers-color-scheme: dark/)
  expect(html).not.toMatch(/<script|<img|<link|@import|src=/)
})

it('mails the receipt to an address that a guest without one adds later, and boards show no change', async () => {
  const { guest, order } = await ordered({ customerInfo: { email: '' } })
  const { items, version } = order
  const lines = items.map(({ menuItemId, quantity, customizations }) => ({
    menuItemId,
    quantity,
    customizations: customizations && { options: customizations.options.map(({ id }) => id) },
  }))
  const customerInfo = { email: 'dana@example.com' }
  const { body } = await guest.put(`/api/orders/${order.id}/lines`, { lines, version, customerInfo })
  expect(body).toMatchObject({ customerInfo, edits: [{ lines: [], details: ['email'] }] })
  await product.deliverStream()
  expect(mailsAbout(order.id)).toEqual([`${order.id}-receipt.eml`])
  const { body: board } = await (await signInCook(product.url)).get<{ id: string }[]>('/api/kitchen/orders/HENPR')
  expect(board.find(({ id }) => id === order.id)).not.toHaveProperty('unseenChanges')
})

it('mails once that an order is ready or cancelled', async () => {
  const { order } = await ordered()
  const chef = await signInCook(product.url)
  for (const status of ['confirmed', 'ready', 'cooking', 'ready', 'cancelled']) await chef.move(order.id, status)
  await product.deliverStream()
  expect(mailsAbout(order.id)).toEqual(['cancelled', 'ready', 'receipt'].map((kind) => `${order.id}-${kind}.eml`))
  expect(readMailPart(mail(`${order.id}-ready.eml`), 'text/plain')).toContain('Your order is ready for pickup!')
  expect(readMailPart(mail(`${order.id}-cancelled.eml`), 'text/plain')).toContain('nothing is charged')
})

it('mails only the receipt if the guest cancels within a minute', async () => {
  const { guest, order } = await ordered()
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  expect(mailsAbout(order.id)).toEqual([`${order.id}-receipt.eml`])
})

it('mails only the cancellation if the order was cancelled before the receipt was sent', async () => {
  const guest = createTestClient(product.url)
  const { body: order } = await guest.order({ customerInfo: { email: '' } })
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  const image = (await getItem(orderKeys.order(order.id))) ?? {}
  const cancelled = OrderRecord.parse(image)
  const given = { ...cancelled, customer: { ...cancelled.customer, email: 'dana@example.com' } }
  const now = { ...image, ...given }
  await putItems([now])
  const placed = { ...given, status: 'pending' as const, kitchenStatus: 'waiting' as const }
  await sendMail({ Records: toStreamRecords({ ...image, ...placed }, now) })
  await product.deliverStream()
  expect(mailsAbout(order.id)).toEqual([`${order.id}-cancelled.eml`])
})

it('mails nothing twice for repeated or reordered events', async () => {
  const { guest, order, image } = await ordered()
  const placed = await image()
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  const writtenAt = () => mailsAbout(order.id).map((name) => statSync(join(outbox(), name)).mtimeMs)
  const before = writtenAt()
  const records = toStreamRecords(placed, await image())
  for (const batch of [records, [...records].reverse(), records]) {
    expect(await sendMail({ Records: batch })).toEqual({ batchItemFailures: [] })
    await product.deliverStream()
  }
  expect(writtenAt()).toEqual(before)
})

it.each(['', 'dana', 'dana@example.com, other@example.com', 'dana@example.com\r\nBcc: other@example.com'])(
  'mails nothing to %j',
  async (email) => {
    const { order } = await ordered({ customerInfo: { email } })
    expect(mailsAbout(order.id)).toEqual([])
  },
)

it('mails nothing about old events', async () => {
  const { image } = await ordered()
  const at = '2026-01-02T18:00:00.000Z'
  const old = {
    ...(await image()),
    pk: 'ORDER#0LD',
    id: '0LD',
    createdAt: at,
    history: [{ status: 'pending', kitchenStatus: 'waiting', at }],
  }
  expect(await sendMail({ Records: toStreamRecords(old) })).toEqual({ batchItemFailures: [] })
  await product.deliverStream()
  expect(mailsAbout('0LD')).toEqual([])
})

it("mails a reward's code once to the account that redeemed it", async () => {
  const customer = createTestClient(product.url)
  const email = `${randomUUID()}@example.com`
  const { id } = (await customer.signIn(email)).body
  await addPoints(id, 100)
  const { code } = (await customer.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 })).body
  await product.deliverStream()
  const name = `${normalizeDiscountCode(code)}-reward.eml`
  expect(mailsAbout(normalizeDiscountCode(code))).toEqual([name])
  expect(mail(name)).toMatch(new RegExp(`^To: ${email}\r$`, 'm'))
  expect(readMailPart(mail(name), 'text/plain')).toContain(`Code: ${code}`)
  expect(readMailPart(mail(name), 'text/html')).toContain('$3.00 off')
  const { mtimeMs } = statSync(join(outbox(), name))
  await sendMail({ Records: toStreamRecords((await getItem(codeKeys.code(normalizeDiscountCode(code)))) ?? {}) })
  await product.deliverStream()
  expect(statSync(join(outbox(), name)).mtimeMs).toBe(mtimeMs)
})

it('deletes only the mails of an order from the outbox', async () => {
  const [one, other] = [await ordered(), await ordered()]
  await deleteOutboxMails(one.order.id)
  expect([mailsAbout(one.order.id), mailsAbout(other.order.id)]).toEqual([[], [`${other.order.id}-receipt.eml`]])
})

it('deletes the mails of an erased account, including those in progress', async () => {
  const [browser, email] = [createTestClient(product.url), `${randomUUID()}@example.com`]
  const { id: userId } = (await browser.signIn(email)).body
  await addPoints(userId, 100)
  await browser.post('/api/loyalty/redeem', { rewardId: 1 })
  const { id } = (await browser.order({ customerInfo: { email } })).body
  await product.deliverStream()
  const named = () => readdirSync(outbox()).filter((name) => mail(name).includes(email))
  expect(named()).toHaveLength(2)
  await browser.post(`/api/orders/${id}/cancel`)
  expect((await browser.delete('/api/users/me')).status).toBe(204)
  await product.deliverStream()
  expect(named()).toEqual([])
})

it('shows the outbox to developers', async () => {
  const { order } = await ordered()
  const read = async (path: string) => (await fetch(product.url + path)).text()
  expect(await read('/outbox')).toContain(`href="/outbox/${order.id}-receipt.html"`)
  expect(await read(`/outbox/${order.id}-receipt.html`)).toContain('We have your order')
  expect((await fetch(`${product.url}/outbox/..%2fcheckpoints.html`)).url).toContain('/outbox')
})

describe('a mailbox that refused a mail', () => {
  const report = (detail: object) => ({ Records: [{ Sns: { Message: JSON.stringify(detail) } }] })
  const bounce = (bounceType: string, to: string, named = to) =>
    report({
      eventType: 'Bounce',
      bounce: { bounceType, bouncedRecipients: [{ emailAddress: named }] },
      mail: { destination: [to] },
    })
  const complaint = (to: string) =>
    report({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: to }] },
      mail: { destination: [to] },
    })
  const newMailbox = () => randomUUID()

  it.each([
    ['bounces for good', (to: string) => bounce('Permanent', to), 0],
    ['bounces for now', (to: string) => bounce('Transient', to), 1],
    ['reports it as spam', complaint, 0],
  ])('and %s gets this many further mails', async (_, toEvent, count) => {
    const email = `${newMailbox()}@example.com`
    await suppressRecipients(toEvent(email.toUpperCase()))
    await suppressRecipients(toEvent(email))
    const { order } = await ordered({ customerInfo: { email } })
    expect(mailsAbout(order.id)).toHaveLength(count)
    const outcome = count === 0 ? 'suppressed' : 'sent'
    expect(await getItem(mailKeys.ofOrder(order.id, 'receipt'))).toMatchObject({ outcome })
  })

  it.each([
    ['a bounce of an alias that does not exist', (to: string) => bounce('Permanent', to), 1],
    ['a complaint', complaint, 0],
  ])('and %s concerns the mailbox itself for this many mails', async (_, toEvent, count) => {
    const name = newMailbox()
    await suppressRecipients(toEvent(`${name}+none@example.com`))
    const { order } = await ordered({ customerInfo: { email: `${name}@example.com` } })
    expect(mailsAbout(order.id)).toHaveLength(count)
  })

  it('and a bounce that names another recipient than that of the mail does not concern them', async () => {
    const [victim, attacker] = [`${newMailbox()}@example.com`, `${newMailbox()}@evil.example`]
    await suppressRecipients(bounce('Permanent', attacker, victim))
    const { order } = await ordered({ customerInfo: { email: victim } })
    expect(mailsAbout(order.id)).toHaveLength(1)
  })

  it.each([
    ['a bounce', (to: string) => bounce('Permanent', to)],
    ['a complaint', complaint],
  ])('and is allowed again by an operator after %s gets mails as before', async (_, toEvent) => {
    const email = `${newMailbox()}@example.com`
    await suppressRecipients(toEvent(email))
    expect(await allowRecipient(email.toUpperCase())).toBe(true)
    expect(await allowRecipient(email)).toBe(false)
    const { order } = await ordered({ customerInfo: { email } })
    expect(mailsAbout(order.id)).toHaveLength(1)
  })

  it('and an event of another form changes nothing and is retried', async () => {
    await expect(suppressRecipients(report({ eventType: 'Delivery' }))).rejects.toThrow()
  })
})

it.each([
  ['Joe "The Iron" Grill', '"Joe \\"The Iron\\" Grill"'],
  ['Café Ember', '=?UTF-8?Q?Caf=C3=A9_Ember?='],
])('the sender of a mail has the name of its location: %s', async (fullName, name) => {
  const owner = createTestClient(product.url)
  await owner.signIn('owner@example.com', 'admin')
  const { version } = (await owner.get<{ version: number }>('/api/desk/settings/HENPR')).body
  expect((await owner.put('/api/desk/settings/HENPR', { fullName, version })).status).toBe(200)
  const { order } = await ordered()
  expect(mail(`${order.id}-receipt.eml`)).toContain(`From: ${name} <`)
})
