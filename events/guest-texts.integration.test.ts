import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { buildOrderRequest, createTestClient, type TestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { MailRequest } from '#functions/notifications/records'
import { locations } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { addDays, toWallClock } from '#shared/platform/time'

/** Stands in every text that a guest types. */
const LINK = 'http://evil.example'
const marked = (text: string) => `${text} ${LINK}`

const [location] = locations
const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const today = toWallClock(location, new Date()).date
const [noon, later] =
  listAvailableDays(location, 'delivery', new Date())[1]
    ?.times.slice(8)
    .map(({ at }) => at) ?? []
const address = {
  street: marked('12 Gulf View Dr'),
  unit: LINK,
  city: marked('Hudson'),
  state: 'FL',
  zipCode: location.delivery.zipCodes[0],
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: TestClient
let dish: MenuItem

async function signIn(email: string) {
  const browser = createTestClient(product.url)
  const { IdToken } = openTestUserPool(product.dataDir).tokensOf(email)
  expect((await browser.post('/api/auth/session', { idToken: IdToken })).status).toBe(200)
  return browser
}

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = await signIn(ownerEmail)
  dish = await owner.dish('California Roll')
})
afterAll(() => product.stop())

/** Returns the texts of the mails about a subject, with headers, by what they are about. */
async function readMails(id: string): Promise<ReadonlyMap<string, string>> {
  await product.deliverStream()
  const outbox = join(product.dataDir, 'outbox')
  const names = readdirSync(outbox).filter((name) => name.startsWith(`${id}-`))
  return new Map(
    names.map((name) => {
      const mail = readFileSync(join(outbox, name), 'utf8')
      const [head = ''] = mail.split('\r\n\r\n')
      return [
        name.slice(id.length + 1).replace('.eml', ''),
        [head, readMailPart(mail, 'text/plain'), readMailPart(mail, 'text/html')].join('\n'),
      ]
    }),
  )
}

/** Places an order with the link in every text. */
async function placeOrder(guest: TestClient, email: string) {
  const line = { dish, quantity: 3, notes: marked('no onions'), for: marked('Ben') }
  const texts = { specialInstructions: marked('gate'), customerInfo: { name: marked('Dana'), email, address } }
  const { status, body: order } = await guest.order({
    ...{ locationId: location.code, orderType: 'delivery', customerInfo: texts.customerInfo, lines: [line] },
    more: { specialInstructions: texts.specialInstructions, scheduledFor: noon },
  })
  expect([status, order]).toEqual([201, expect.anything()])
  return { line, order }
}

/** Causes the mails about an order that is changed, refunded and cancelled. */
async function causeOrderMails(guest: TestClient, email: string): Promise<Order> {
  const { line, order } = await placeOrder(guest, email)
  const lines = buildOrderRequest({ lines: [{ ...line, notes: marked('no onions, thanks') }] }).items
  const edit = { lines, version: order.version, specialInstructions: marked('other gate') }
  expect((await guest.put(`/api/orders/${order.id}/lines`, edit)).status).toBe(200)
  await owner.move(order.id, 'confirmed')
  expect((await owner.put(`/api/kitchen/orders/${order.id}/slot`, { at: later })).status).toBe(200)
  await owner.move(order.id, 'ready')
  const [refunded] = (await owner.get<Order>(`/api/orders/${order.id}`)).body.items
  await owner.post(`/api/kitchen/orders/${order.id}/refunds`, { lineId: refunded?.id, reason: 'quality' })
  await owner.move(order.id, 'cancelled')
  return order
}

/** Causes the mail that answers the feedback on a completed order. Returns its text. */
async function causeAnswer(guest: TestClient, email: string): Promise<string> {
  const { order } = await placeOrder(guest, email)
  for (const step of ['confirmed', 'ready', 'completed']) await owner.move(order.id, step)
  const feedback = { orderId: order.id, rating: 2, comment: marked('Cold'), orderItems: [marked('Roll')] }
  expect((await guest.post('/api/feedback', { ...feedback, trigger: 'checkin' })).status).toBe(200)
  const path = `/api/desk/feedback/${location.code}/${order.id}/checkin/answer`
  await owner.post(path, { text: 'We are sorry.' })
  return (await readMails(order.id)).get('answer-checkin') ?? ''
}

const orderMails = ['cancelled', 'changed-1', 'moved-1', 'ready', 'receipt', 'refund-1']

it('a mail about an order to an unverified address contains no text of the guest', async () => {
  const guest = createTestClient(product.url)
  const order = await causeOrderMails(guest, 'victim@example.com')
  const mails = await readMails(order.id)
  expect([...mails.keys()].sort()).toEqual(orderMails)
  const answer = await causeAnswer(guest, 'victim@example.com')
  for (const [name, text] of [...mails, ['answer', answer] as const]) {
    expect([name, text]).toEqual([name, expect.not.stringMatching(/evil\.example|Dana|onions|Ben|Gulf View|Cold/)])
    expect(text).toContain('victim@example.com')
  }
  expect(mails.get('receipt')).toContain('3× California Roll')
})

it('nor does one to another address than that of the signed-in account', async () => {
  const order = await causeOrderMails(await signIn('attacker@example.com'), 'other.victim@example.com')
  for (const text of (await readMails(order.id)).values()) expect(text).not.toContain(LINK)
})

it('mails to the verified address of the account contain the guest’s notes', async () => {
  const guest = await signIn('maya@example.com')
  const order = await causeOrderMails(guest, 'Maya@example.com')
  const mails = await readMails(order.id)
  expect([...mails.keys()].sort()).toEqual(orderMails)
  // The receipt may be rendered after the edit of the note.
  const said = ['no onions', marked('For Ben'), address.street]
  for (const text of said) expect(mails.get('receipt')).toContain(text)
  expect(await causeAnswer(guest, 'Maya@example.com')).toContain(marked('Cold'))
})

it('a mail about an event contains no text of the guest', async () => {
  const guest = createTestClient(product.url)
  const request = {
    ...{ date: addDays(today, 9), time: '18:00', guests: 40, type: 'delivery', address, wishes: marked('music') },
    contact: { name: marked('Dana'), email: 'victim@example.com', phone: '(727) 555-0199' },
  }
  const { status, body: event } = await guest.post<{ id: string }>(`/api/events/${location.code}`, request)
  expect([status, event]).toEqual([201, expect.anything()])
  const quote = async () => {
    const { version } = (await guest.get<{ version: number }>(`/api/events/${event.id}`)).body
    await owner.put(`/api/desk/events/${location.code}/${event.id}`, {
      lines: [{ menuItemId: dish.id, quantity: 80, unitPrice: '5.00' }],
      ...{ version, serviceChargePercent: 18, deposit: '0.00', validUntil: addDays(today, 2) },
    })
  }
  await waitUntil(async () => (await readMails(event.id)).has('requested-1'))
  const [, code = ''] = /\?confirm=([\w-]+)/.exec((await readMails(event.id)).get('requested-1') ?? '') ?? []
  expect((await guest.post(`/api/events/${event.id}/confirm`, { code })).status).toBe(200)
  await quote()
  await guest.post(`/api/events/${event.id}/changes`, { text: marked('more rice') })
  await quote()
  await guest.post(`/api/events/${event.id}/accept`)
  await guest.post(`/api/events/${event.id}/cancel`)
  const mails = await readMails(event.id)
  expect([...mails.keys()].map((name) => name.replace(/-\d+$/, ''))).toEqual(
    expect.arrayContaining([
      'requested',
      'quoted',
      'ordered',
      'cancelled',
      'staff',
      'staff-changes',
      'staff-cancelled',
    ]),
  )
  for (const [name, text] of mails)
    expect([name, text]).toEqual([name, expect.not.stringMatching(/evil\.example|Dana/)])
})

it('every kind of mail is tested here, or written by staff, or to an account without typed text', () => {
  const kinds = MailRequest.def.options.map(({ def }) => [...def.shape.about.def.values][0])
  expect(kinds).toEqual([
    ...['order', 'refund', 'answer', 'reward'],
    // Without typed text: the greeting is on the card's page.
    'gift-card',
    ...['event', 'event-news', 'invitation', 'purchase'],
    // To an address that the owner entered, without typed text.
    'alert',
  ])
})
