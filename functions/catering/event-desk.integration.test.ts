import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '#shared/catering/contract'
import { locations } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { auditRecords, scanTable } from '#infra/checks/audit/audit'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { loseNextTransaction } from '#infra/testkit/lose-transaction'
import { startTestProduct } from '#infra/testkit/product/test-product'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const today = toWallClock(location, new Date()).date
const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let roll: MenuItem
let plate: MenuItem

type Answer = Event & { readonly code: string }

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
  roll = await owner.dish('California Roll')
  plate = await owner.dish('Hibachi Chicken')
}, 60_000)
afterAll(() => product.stop())

const guest = () => createTestClient(product.url)
const read = async (id: string) => (await guest().get<Event>(`/api/events/${id}`)).body
const put = async (id: string, body: object) =>
  owner.put<Answer>(`/api/desk/events/HENPR/${id}`, { version: (await read(id)).version, ...body })
const accept = (id: string, body: object = {}) => guest().post<Answer>(`/api/events/${id}/accept`, body)
const cancel = (id: string) => guest().post<Answer>(`/api/events/${id}/cancel`)
const quote = (id: string, more: object = {}) =>
  put(id, {
    lines: [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }],
    serviceChargePercent: 18,
    deposit: '100.00',
    validUntil: addDays(today, 2),
    ...more,
  })
const ticketOf = async (event: Pick<Event, 'orderId'>) =>
  (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find(({ id }) => id === event.orderId)

let day = 5
async function requestEvent(): Promise<string> {
  day += 1
  const request = { date: addDays(today, day), time: '18:00', guests: 40, type: 'pickup', wishes: '', contact }
  const { status, body } = await guest().post<Answer>('/api/events/HENPR', request)
  expect(status).toBe(201)
  return body.id
}
async function quotedEvent(): Promise<string> {
  const id = await requestEvent()
  expect((await quote(id)).status).toBe(200)
  return id
}

async function readMails(id: string): Promise<Record<string, string>> {
  await product.deliverStream()
  const outbox = join(product.dataDir, 'outbox')
  const names = readdirSync(outbox).filter((name) => name.startsWith(`${id}-`))
  return Object.fromEntries(
    names.map((name) => {
      const mail = readFileSync(join(outbox, name), 'utf8')
      // Joins the lines that quoted-printable breaks.
      return [name.slice(id.length + 1).replace('.eml', ''), mail.replaceAll('=\r\n', '').replaceAll('=\n', '')]
    }),
  )
}

describe('a quote', () => {
  it('has the options and the note of each dish, also on the ticket', async () => {
    const id = await requestEvent()
    const [group] = plate.optionGroups
    const other = group?.options.find(({ isDefault }) => !isDefault)
    if (!group || !other) throw new Error('The plate has no choice')
    const customizations = { notes: 'Two without onions', options: [other.id] }
    const lines = [{ menuItemId: plate.id, quantity: 40, unitPrice: '20.00', customizations }]
    const { body } = await quote(id, { lines })
    expect(body.quote?.lines).toMatchObject([
      { notes: 'Two without onions', options: [{ id: other.id, name: other.name, differs: true }] },
    ])
    const ticket = await ticketOf((await accept(id)).body)
    expect(ticket?.orderItems[0]?.customizations).toMatchObject({ notes: 'Two without onions' })
  })

  it('that replaces another one says what it changes, on the page and in the mail', async () => {
    const id = await quotedEvent()
    const first = await read(id)
    expect(first.quoteChanges).toEqual([])
    await guest().post(`/api/events/${id}/changes`, { text: 'We will be 45' })
    await quote(id, { lines: [{ menuItemId: roll.id, quantity: 90, unitPrice: '5.00' }] })
    const again = await read(id)
    expect(again).toMatchObject({
      changesRequested: null,
      quoteChanges: [
        { label: 'California Roll', before: '80 at $5.00', after: '90 at $5.00' },
        { label: 'Total', before: '$505.04', after: '$568.17' },
      ],
    })
    expect(await accept(id, { version: first.version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    expect((await readMails(id))[`quoted-${again.version}`]).toContain('Changed since the last quote')
  })
})

describe('a quote for another day', () => {
  it('frees the old day and takes a place of the new one, with the guests that were agreed', async () => {
    const full = addDays(today, 50)
    const ask = async (date: string) =>
      guest().post<Answer>('/api/events/HENPR', {
        date,
        time: '18:00',
        guests: 20,
        type: 'pickup',
        wishes: '',
        contact,
      })
    const ids = [await ask(full), await ask(full), await ask(full)].map(({ body }) => body.id)
    expect((await ask(full)).status).toBe(409)
    const other = addDays(today, 51)
    expect((await quote(ids[0] ?? '', { date: other, time: '17:30', guests: 25 })).body).toMatchObject({
      ...{ date: other, time: '17:30', guests: 25 },
      quoteChanges: [],
    })
    const instead = await ask(full)
    expect(instead.status).toBe(201)
    expect(await quote(ids[0] ?? '', { date: full })).toMatchObject({ status: 409, body: { code: 'day-full' } })
    const ordered = (await accept(ids[0] ?? '')).body
    expect(await ticketOf(ordered)).toMatchObject({ scheduledFor: ordered.startsAt, event: { guests: 25 } })
    expect((await quote(instead.body.id, { date: addDays(today, -1) })).status).toBe(400)
  })
})

it('the guest learns why an event is declined or cancelled', async () => {
  const [declined, cancelled] = [await quotedEvent(), await quotedEvent()]
  await accept(cancelled)
  const note = 'Our grill is in repair until June.'
  expect((await put(declined, { state: 'declined', note })).body).toMatchObject({
    state: 'declined',
    closingNote: note,
  })
  expect((await put(cancelled, { state: 'cancelled', note })).body).toMatchObject({ closingNote: note })
  expect(Object.values(await readMails(declined)).some((mail) => mail.includes(note))).toBe(true)
})

it('the end of its order may reach an event before the desk: the reason is stored nevertheless', async () => {
  const id = await quotedEvent()
  const { orderId, version } = (await accept(id)).body
  await owner.put(`/api/kitchen/orders/${orderId ?? ''}/status`, { status: 'cancelled' })
  await product.deliverStream()
  expect(await read(id)).toMatchObject({ state: 'cancelled', closingNote: null, version: version + 1 })
  expect(await put(id, { version, state: 'completed' })).toMatchObject({ status: 409 })
  const note = 'A pipe burst.'
  expect((await put(id, { version, state: 'cancelled', note })).body).toMatchObject({ closingNote: note })
  expect(await put(id, { version, state: 'cancelled', note: 'Another' })).toMatchObject({ status: 409 })
})

it('a deposit that is paid at the restaurant is recorded once, and lowers the balance on the ticket', async () => {
  const id = await quotedEvent()
  expect(await put(id, { depositPaid: true })).toMatchObject({ status: 409, body: { code: 'event-final' } })
  const ordered = (await accept(id)).body
  expect(ordered).toMatchObject({ depositPayment: 'at-restaurant', depositPaidAt: null })
  expect((await put(id, { depositPaid: true })).body).toMatchObject({ state: 'ordered', version: ordered.version + 1 })
  expect((await read(id)).depositPaidAt).not.toBeNull()
  expect(await ticketOf(ordered)).toMatchObject({ event: { depositPaid: '100.00', balanceDue: '405.04' } })
  expect(await put(id, { depositPaid: true })).toMatchObject({ status: 409, body: { code: 'event-final' } })
  const { body: log } = await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=event&limit=1')
  expect(log[0]?.title).toMatch(/deposit paid$/)
})

it('completing an event at the desk completes its order', async () => {
  const id = await quotedEvent()
  const { orderId } = (await accept(id)).body
  expect((await put(id, { state: 'completed' })).body).toMatchObject({ state: 'completed' })
  expect((await owner.get<Order>(`/api/orders/${orderId ?? ''}`)).body.status).toBe('completed')
})

it('the restaurant gets one mail for each thing that the guest does', async () => {
  const id = await quotedEvent()
  await guest().post(`/api/events/${id}/changes`, { text: 'A vegan menu please' })
  await guest().post(`/api/events/${id}/changes`, { text: 'And a cake' })
  await readMails(id)
  await quote(id)
  await accept(id)
  await readMails(id)
  await cancel(id)
  const mails = await readMails(id)
  const toStaff = Object.entries(mails).filter(([name]) => name.startsWith('staff'))
  expect(toStaff.map(([name]) => name.replace(/-\d+$/, '')).sort()).toEqual([
    'staff',
    'staff-cancelled',
    'staff-changes',
    'staff-ordered',
  ])
  for (const [, mail] of toStaff) expect(mail).not.toMatch(/Dana|vegan/)
})

describe('changes at the same time', () => {
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()

  it('of acceptance and decline, one succeeds', async () => {
    const id = await quotedEvent()
    const answers = await Promise.all([accept(id), put(id, { state: 'declined' })])
    expect(statuses(answers)).toEqual([200, 409])
    const { state, orderId } = await read(id)
    expect([state, orderId === null]).toEqual(state === 'ordered' ? ['ordered', false] : ['declined', true])
  })

  it('of acceptance and another quote, the guest never accepts a quote unread', async () => {
    const id = await quotedEvent()
    const { version } = await read(id)
    const answers = await Promise.all([accept(id, { version }), quote(id, { deposit: '200.00' })])
    expect(statuses(answers)).toEqual([200, 409])
    const { state, quote: current } = await read(id)
    expect(current?.deposit).toBe(state === 'ordered' ? '100.00' : '200.00')
  })

  it('of acceptance and cancellation by the guest, no order is left of a cancelled event', async () => {
    const id = await quotedEvent()
    await Promise.all([accept(id), cancel(id)])
    const event = await read(id)
    const ticket = await ticketOf(event)
    expect([event.state, ticket !== undefined]).toEqual(
      event.state === 'ordered' ? ['ordered', true] : ['cancelled', false],
    )
  })
})

describe('a server that stops while a quote is accepted', () => {
  it.each(['before', 'after'] as const)('%s it wrote: trying again gives one order', async (moment) => {
    const id = await quotedEvent()
    await product.deliverStream()
    jest.spyOn(console, 'error').mockReturnValue()
    const lost = loseNextTransaction(moment)
    await accept(id)
    expect(lost()).toBe(true)
    const { state, orderId } = (await accept(id)).body
    expect(state).toBe('ordered')
    const orders = (await scanTable()).filter(
      ({ type, event }) => type === 'Order' && JSON.stringify(event).includes(id),
    )
    expect(orders.map((order) => order['id'])).toEqual([orderId])
    expect(await readMails(id)).toHaveProperty(`ordered-${(await read(id)).version}`)
  })
})

it('the restaurant learns of a cancellation by the guest, though the server stops after it cancelled the order', async () => {
  const id = await quotedEvent()
  await accept(id)
  jest.spyOn(console, 'error').mockReturnValue()
  const lost = loseNextTransaction('after')
  await cancel(id)
  expect(lost()).toBe(true)
  expect(await readMails(id)).toHaveProperty('staff-cancelled')
  expect(await cancel(id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
})

it('the books agree after all this', async () => {
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
