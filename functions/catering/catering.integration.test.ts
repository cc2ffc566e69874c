import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PersonalData } from '#shared/accounts/users-contract'
import type { Event } from '#shared/catering/contract'
import type { Stock } from '#shared/inventory/contract'
import type { Numbers } from '#shared/numbers/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Ticket } from '#shared/orders/contract'
import { locations } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { handler as expireEvents } from '#events/schedules/expire-events'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { confirmByMail, contactOf } from './testing/catering-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const today = toWallClock(location, new Date()).date
const address = { street: '1 Gulf Drive', city: 'Hudson', state: 'FL', zipCode: '34667' }
const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }
const request = { time: '18:00', guests: 40, type: 'on-site', address, wishes: 'Two vegetarians', contact } as const

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let roll: MenuItem

type Answer = Event & { readonly url: string; readonly code: string; readonly errors: readonly { path: string }[] }

const guest = () => createTestClient(product.url)
let guests = 0
/** Sends a request from a mailbox of its own. */
const send = (daysAhead: number, more: object = {}) =>
  guest().post<Answer>('/api/events/HENPR', {
    ...{ ...request, date: addDays(today, daysAhead), contact: contactOf(`guest${(guests += 1)}`) },
    ...more,
  })
/** Sends a request and opens the link from its mail. */
async function requestEvent(daysAhead: number, more: object = {}) {
  const sent = await send(daysAhead, more)
  if (sent.status !== 201) return sent
  const { status, body } = await confirmByMail(guest(), sent.body.id)
  return status === 200 ? sent : { ...sent, status, body: { ...sent.body, ...body } }
}
const read = async (id: string) => (await guest().get<Event>(`/api/events/${id}`)).body
const put = async (id: string, body: object) =>
  owner.put<Answer>(`/api/desk/events/HENPR/${id}`, { version: (await read(id)).version, ...body })
const quote = (id: string, more: object = {}) =>
  put(id, {
    lines: [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }],
    serviceChargePercent: 18,
    deposit: '100.00',
    validUntil: addDays(today, 2),
    ...more,
  })
const accept = (id: string, body: object = {}) => guest().post<Answer>(`/api/events/${id}/accept`, body)
const cancel = (id: string) => guest().post<Answer>(`/api/events/${id}/cancel`)
const tickets = async () => (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body
const mailsOf = (id: string) => {
  const names = readdirSync(join(product.dataDir, 'outbox')).filter((name) => name.startsWith(`${id}-`))
  return names.map((name) => name.slice(id.length + 1)).sort()
}

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live,HENOK=test' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
  roll = await owner.dish('California Roll')
})
afterAll(() => product.stop())

it('an accepted event plans its stock for its day, until it is cancelled', async () => {
  const id = (await requestEvent(9)).body.id
  await quote(id)
  const planned = async () =>
    (await owner.get<Stock[]>('/api/inventory/stock/HENPR')).body
      .filter(({ planned: days }) => days.some(({ date }) => date === addDays(today, 9)))
      .map(({ item, currentStock }) => `${item.name} ${currentStock}`)
  const before = await owner.get<Stock[]>('/api/inventory/stock/HENPR')
  expect(await planned()).toEqual([])
  expect((await accept(id)).status).toBe(200)
  expect((await planned()).length).toBeGreaterThan(0)
  const levels = (stocks: readonly Stock[]) => stocks.map(({ currentStock }) => currentStock)
  expect(levels((await owner.get<Stock[]>('/api/inventory/stock/HENPR')).body)).toEqual(levels(before.body))
  expect((await cancel(id)).status).toBe(200)
  await product.deliverStream()
  expect(await planned()).toEqual([])
})

it('a quoted event becomes one confirmed order, even if the guest accepts twice at once', async () => {
  const { status, body: requested } = await requestEvent(10)
  expect([status, requested.url]).toEqual([201, expect.stringContaining(`/events/${requested.id}`)])
  const quoted = await quote(requested.id)
  // 400.00, 18% of it, and 7% of both.
  expect(quoted.body).toMatchObject({
    state: 'quoted',
    quote: { subtotal: '400.00', serviceCharge: '72.00', tax: '33.04', total: '505.04', balanceDue: '405.04' },
  })
  expect(await accept(requested.id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })

  const answers = await Promise.all([accept(requested.id), accept(requested.id), accept(requested.id)])
  const orderIds = new Set(answers.map(({ body }) => body.orderId))
  expect(answers.map((answer) => [answer.status, answer.body.state])).toEqual(answers.map(() => [200, 'ordered']))
  expect(orderIds.size).toBe(1)

  const board = (await tickets()).filter(({ event }) => event !== undefined)
  expect(board).toHaveLength(1)
  expect(board[0]).toMatchObject({
    id: answers[0]?.body.orderId,
    orderType: 'event',
    status: 'pending',
    scheduledFor: requested.startsAt ?? (await read(requested.id)).startsAt,
    total: '505.04',
    serviceCharge: '72.00',
    event: { guests: 40, type: 'on-site', depositPaid: '0.00', balanceDue: '505.04' },
  })
  await product.deliverStream()
  const mails = ['ordered', 'quoted', 'requested', 'staff-ordered', 'staff']
  expect(mailsOf(requested.id).map((name) => name.replace(/(-\d+)?\.eml$/, ''))).toEqual(mails)
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('the last place of a day goes to one of several guests, and is free again after a cancellation', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => requestEvent(11)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('day-full')
  const taken = answers.find(({ status }) => status === 201)?.body.id ?? ''
  expect(await cancel(taken)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect((await cancel(taken)).status).toBe(200)
  expect((await Promise.all([requestEvent(11), requestEvent(11)])).map(({ status }) => status).sort()).toEqual([
    201, 409,
  ])
})

it('rejects requests that break a rule, with the field', async () => {
  const pathsOf = async (daysAhead: number, more: object) =>
    (await requestEvent(daysAhead, more)).body.errors.map(({ path }) => path)
  expect(await pathsOf(1, {})).toEqual(['date'])
  expect(await pathsOf(61, {})).toEqual(['date'])
  expect(await pathsOf(12, { guests: 9 })).toEqual(['guests'])
  expect(await pathsOf(12, { address: null })).toEqual(['address.street', 'address.city', 'address.zipCode'])
  expect(await pathsOf(12, { contact: { ...contact, email: 'dana' } })).toEqual(['contact.email'])
  expect(await pathsOf(12, { type: 'pickup', time: '03:00' })).toEqual(['time'])
  expect(await pathsOf(12, { package: 'none-such' })).toEqual(['package'])
  expect(
    (await owner.get<Event[]>('/api/desk/events/HENPR')).body.filter(({ date }) => date === addDays(today, 12)),
  ).toEqual([])
})

it('cancelling an ordered event cancels its order, and completing the order completes the event', async () => {
  const { id } = (await requestEvent(13)).body
  await quote(id)
  const { orderId } = (await accept(id)).body
  expect(await cancel(id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect((await tickets()).map((ticket) => ticket.id)).not.toContain(orderId)
  expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'event-final' } })

  const other = (await requestEvent(13)).body.id
  await quote(other)
  const order = (await accept(other)).body.orderId
  await owner.put(`/api/kitchen/orders/${order ?? ''}/status`, { status: 'completed' })
  await product.deliverStream()
  expect((await read(other)).state).toBe('completed')
  const { body: numbers } = await owner.get<Numbers>(`/api/numbers/HENPR?from=${today}&to=${today}`)
  // Dishes, 18% service charge, and 7% tax on both.
  expect(numbers.days).toMatchObject([
    { gross: '400.00', serviceCharges: '72.00', tax: '33.04', payments: { atCounter: '505.04' } },
  ])
})

it('a quote expires, which frees the day, and staff can quote again', async () => {
  const { id } = (await requestEvent(14)).body
  await quote(id)
  const due = { time: `${addDays(today, 4)}T12:00:00Z` }
  await expireEvents(due)
  await expireEvents(due)
  const expired = await read(id)
  expect([expired.state, expired.history.map(({ state }) => state)]).toEqual([
    'expired',
    ['requested', 'quoted', 'expired'],
  ])
  expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'event-final' } })
  expect(await quote(id)).toMatchObject({ status: 200, body: { state: 'quoted' } })
  expect(await put(id, { state: 'declined' })).toMatchObject({ status: 200, body: { state: 'declined' } })
})

it('a quote that is valid until a date is so until the end of the day at the location', async () => {
  const { id } = (await requestEvent(17)).body
  const quoted = (await quote(id, { validUntil: today })).body.quote
  expect(toWallClock(location, new Date(quoted?.validUntil ?? 0))).toMatchObject({
    date: addDays(today, 1),
    minutes: 0,
  })
})

it('the guest requests changes, and downloads a calendar file', async () => {
  const { id } = (await requestEvent(15)).body
  const changed = await guest().post<Answer>(`/api/events/${id}/changes`, { text: 'We will be 45' })
  expect(changed.body).toMatchObject({ state: 'requested', changesRequested: { text: 'We will be 45' } })
  const again = await guest().post<Answer>(`/api/events/${id}/changes`, { text: 'Allergic to sesame' })
  expect(again.body).toMatchObject({
    changesRequested: { text: 'We will be 45\nAllergic to sesame' },
    wishes: `${request.wishes}\nAllergic to sesame`,
  })
  const { body, headers } = await guest().get<string>(`/api/events/${id}/calendar`)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(body).toContain(`UID:${id}@hibachi-ember\r\n`)
  expect(await quote(id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
})

it('is closed to other people, and on test sites', async () => {
  const { id } = (await send(16)).body
  expect((await guest().put(`/api/desk/events/HENPR/${id}`, { state: 'declined', version: 1 })).status).toBe(401)
  expect((await guest().get('/api/desk/events/HENPR')).status).toBe(401)
  expect((await guest().get('/api/events/no-such-event')).status).toBe(404)
  expect((await guest().post('/api/events/HENOK', { ...request, date: addDays(today, 16) })).status).toBe(404)
  const { body: csv } = await owner.get<string>('/api/desk/events/HENPR?format=csv')
  expect(csv).toContain(id)
  await product.deliverStream()
  expect(readFileSync(join(product.dataDir, 'outbox', `${id}-requested-1.eml`), 'utf8')).toContain(
    'Please confirm your request',
  )
})

it('a new request is mailed to the restaurant once, without contact and wishes', async () => {
  const { id } = (await requestEvent(18)).body
  await product.deliverStream()
  await quote(id)
  await product.deliverStream()
  const mail = readFileSync(join(product.dataDir, 'outbox', `${id}-staff.eml`), 'utf8')
  expect(mail).toContain(location.email)
  expect(mail).toContain('/desk/events')
  for (const private_ of [contact.name, contact.email, request.wishes]) expect(mail).not.toContain(private_)
  expect(mailsOf(id).filter((name) => name.startsWith('staff'))).toEqual(['staff.eml'])
})

describe("a guest's data of an event", () => {
  const email = 'ottoline.zyx@example.com'
  const contactOfGuest = { name: 'Ottoline Zyx', email: email.toUpperCase(), phone: '(727) 555-0177' }

  it('is in the export, is needed until the event is over, and is erased with the account', async () => {
    const pool = openTestUserPool(product.dataDir)
    const browser = createTestClient(product.url)
    expect((await browser.post('/api/auth/session', { idToken: pool.tokensOf(email).IdToken })).status).toBe(200)
    const { id } = (await requestEvent(19, { contact: contactOfGuest, wishes: 'Zyx family table' })).body
    const { body } = await browser.get<PersonalData>('/api/users/me/export')
    expect(body.parts.find((part) => part.id === 'events')?.records).toMatchObject([
      { id, contact: { name: 'Ottoline Zyx' }, wishes: 'Zyx family table' },
    ])
    const refused = { status: 409, body: { code: 'orders-active', eventIds: [id] } }
    expect(await browser.delete('/api/users/me')).toMatchObject(refused)
    await cancel(id)
    await product.deliverStream()
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    const left = (await scanTable()).filter((item) => /ottoline|zyx family|555-0177/i.test(JSON.stringify(item)))
    expect(left.map(({ type }) => type)).toEqual([])
    expect(mailsOf(id)).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'cancelled', address: null, contact: { name: 'Guest', email: '' } })
  })

  it('stops no erasure while the request is unverified, which anyone can send', async () => {
    const address = 'wendel.zyx@example.com'
    const browser = createTestClient(product.url)
    await browser.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(address).IdToken })
    const { id } = (await send(22, { contact: { ...contactOfGuest, email: address } })).body
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    expect(await read(id)).toMatchObject({ contact: { name: 'Guest', email: '' } })
  })

  it('of other guests stays', async () => {
    const { id } = (await requestEvent(20, { contact })).body
    expect(await read(id)).toMatchObject({ contact })
  })
})
