import type { Order } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { addDays } from '#shared/platform/time'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { deleteItems, getItem, putItems } from '../platform/table/table'
import { eventKeys } from './records'
import {
  contact,
  contactOf,
  openCateringClient,
  today,
  type CateringClient,
  type EventResponse,
} from './testing/catering-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
let catering: CateringClient

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  catering = await openCateringClient(product)
})
afterAll(() => product.stop())

it('the list has all events, but of requests that no one has verified only the newest 100', async () => {
  const verified = await catering.requestEvent()
  const date = addDays(today, 40)
  const request = { date, time: '18:00', guests: 40, type: 'pickup', wishes: '', contact: contactOf('made-up') }
  const { body } = await catering.guest().post<EventResponse>('/api/events/HENPR', request)
  const made = (await getItem(eventKeys.event(body.id))) ?? {}
  const copies = Array.from({ length: 120 }, (_, at) => {
    const id = `made-up-${String(at).padStart(3, '0')}`
    const createdAt = new Date(Date.now() - (at + 1) * 60_000).toISOString()
    return { ...made, ...eventKeys.event(id), id, createdAt, gsi1sk: `${date}T18:00#${id}` }
  })
  await putItems(copies)
  const listed = (await catering.owner.get<EventResponse[]>('/api/desk/events/HENPR')).body.map(({ id }) => id)
  await deleteItems(copies)
  expect(listed).toEqual(expect.arrayContaining([verified, body.id, 'made-up-098']))
  expect(listed).not.toContain('made-up-099')
})

describe('a quote', () => {
  it('has the options and the note of each dish, also on the ticket', async () => {
    const id = await catering.requestEvent()
    const [group] = catering.plate.optionGroups
    const other = group?.options.find(({ isDefault }) => !isDefault)
    if (!group || !other) throw new Error('The plate has no choice')
    const customizations = { notes: 'Two without onions', options: [other.id] }
    const lines = [{ menuItemId: catering.plate.id, quantity: 40, unitPrice: '20.00', customizations }]
    const { body } = await catering.quote(id, { lines })
    expect(body.quote?.lines).toMatchObject([
      { notes: 'Two without onions', options: [{ id: other.id, name: other.name, differs: true }] },
    ])
    const ticket = await catering.ticketOf((await catering.accept(id)).body)
    expect(ticket?.orderItems[0]?.customizations).toMatchObject({ notes: 'Two without onions' })
  })

  it('has the usual price with options where none is given, and needs one for the market price', async () => {
    const id = await catering.requestEvent()
    const customizations = {
      notes: '',
      options: catering.plate.optionGroups.flatMap(({ min, options }) =>
        options.slice(0, min).map((option) => option.id),
      ),
    }
    const { body } = await catering.quote(id, {
      lines: [{ menuItemId: catering.plate.id, quantity: 40, customizations }],
    })
    expect(body.quote?.lines).toMatchObject([{ unitPrice: catering.plate.price }])
    const market = await catering.guest().dish('Hibachi Twin Lobster Tails')
    expect(await catering.quote(id, { lines: [{ menuItemId: market.id, quantity: 2 }] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lines.0.unitPrice', message: 'Needs a price: this dish has the market price' }] },
    })
  })

  it('that replaces another one says what it changes, on the page and in the mail', async () => {
    const id = await catering.quotedEvent()
    const first = await catering.read(id)
    expect(first.quoteChanges).toEqual([])
    await catering.guest().post(`/api/events/${id}/changes`, { text: 'We will be 45' })
    await catering.quote(id, { lines: [{ menuItemId: catering.roll.id, quantity: 90, unitPrice: '5.00' }] })
    const again = await catering.read(id)
    expect(again).toMatchObject({
      changesRequested: null,
      quoteChanges: [
        { label: 'California Roll', before: '80 at $5.00', after: '90 at $5.00' },
        { label: 'Total', before: '$505.04', after: '$568.17' },
      ],
    })
    expect(await catering.accept(id, { version: first.version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    expect((await catering.readMails(id))[`quoted-${again.version}`]).toContain('Changed since the last quote')
  })
})

describe('a quote for another day', () => {
  it('frees the old day and takes a place of the new one, with the guests that were agreed', async () => {
    const full = addDays(today, 50)
    const requestEvent = async (date: string) =>
      // A request of staff takes its place at once.
      catering.owner.post<EventResponse>('/api/events/HENPR', {
        date,
        time: '18:00',
        guests: 20,
        type: 'pickup',
        wishes: '',
        contact,
      })
    const ids = [await requestEvent(full), await requestEvent(full), await requestEvent(full)].map(
      ({ body }) => body.id,
    )
    expect((await requestEvent(full)).status).toBe(409)
    const other = addDays(today, 51)
    expect((await catering.quote(ids[0] ?? '', { date: other, time: '17:30', guests: 25 })).body).toMatchObject({
      ...{ date: other, time: '17:30', guests: 25 },
      quoteChanges: [],
    })
    const instead = await requestEvent(full)
    expect(instead.status).toBe(201)
    expect(await catering.quote(ids[0] ?? '', { date: full })).toMatchObject({
      status: 409,
      body: { code: 'day-full' },
    })
    const ordered = (await catering.accept(ids[0] ?? '')).body
    expect(await catering.ticketOf(ordered)).toMatchObject({ scheduledFor: ordered.startsAt, event: { guests: 25 } })
    expect((await catering.quote(instead.body.id, { date: addDays(today, -1) })).status).toBe(400)
  })
})

it('the guest learns why an event is declined or cancelled', async () => {
  const [declined, cancelled] = [await catering.quotedEvent(), await catering.quotedEvent()]
  await catering.accept(cancelled)
  const note = 'Our grill is in repair until June.'
  expect((await catering.put(declined, { state: 'declined', note })).body).toMatchObject({
    state: 'declined',
    closingNote: note,
  })
  expect((await catering.put(cancelled, { state: 'cancelled', note })).body).toMatchObject({ closingNote: note })
  expect(Object.values(await catering.readMails(declined)).some((mail) => mail.includes(note))).toBe(true)
})

it('the end of its order may reach an event before the desk: the reason is stored nevertheless', async () => {
  const id = await catering.quotedEvent()
  const { orderId, version } = (await catering.accept(id)).body
  await catering.owner.put(`/api/kitchen/orders/${orderId ?? ''}/status`, { status: 'cancelled' })
  await product.deliverStream()
  expect(await catering.read(id)).toMatchObject({ state: 'cancelled', closingNote: null, version: version + 1 })
  expect(await catering.put(id, { version, state: 'completed' })).toMatchObject({ status: 409 })
  const note = 'A pipe burst.'
  expect((await catering.put(id, { version, state: 'cancelled', note })).body).toMatchObject({ closingNote: note })
  expect(await catering.put(id, { version, state: 'cancelled', note: 'Another' })).toMatchObject({ status: 409 })
})

it('a deposit that is paid at the restaurant is recorded once, and lowers the balance on the ticket', async () => {
  const id = await catering.quotedEvent()
  expect(await catering.put(id, { depositPaid: true, tender: 'cash' })).toMatchObject({
    status: 409,
    body: { code: 'event-final' },
  })
  const ordered = (await catering.accept(id)).body
  expect(ordered).toMatchObject({ depositPayment: 'at-restaurant', depositPaidAt: null })
  expect((await catering.put(id, { depositPaid: true, tender: 'cash' })).body).toMatchObject({
    state: 'ordered',
    version: ordered.version + 1,
  })
  expect((await catering.read(id)).depositPaidAt).not.toBeNull()
  expect(await catering.ticketOf(ordered)).toMatchObject({ event: { depositPaid: '100.00', balanceDue: '405.04' } })
  expect(await catering.put(id, { depositPaid: true, tender: 'cash' })).toMatchObject({
    status: 409,
    body: { code: 'event-final' },
  })
  const { body: log } = await catering.owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=event&limit=1')
  expect(log[0]?.title).toMatch(/deposit of \$100.00 paid, cash$/)
})

it('completing an event at the desk completes its order', async () => {
  const id = await catering.quotedEvent()
  const { orderId } = (await catering.accept(id)).body
  expect((await catering.put(id, { state: 'completed' })).body).toMatchObject({ state: 'completed' })
  expect((await catering.owner.get<Order>(`/api/orders/${orderId ?? ''}`)).body.status).toBe('completed')
})

it('the restaurant gets one mail for each thing that the guest does', async () => {
  const id = await catering.quotedEvent()
  await catering.guest().post(`/api/events/${id}/changes`, { text: 'A vegan menu please' })
  await catering.guest().post(`/api/events/${id}/changes`, { text: 'And a cake' })
  await catering.readMails(id)
  await catering.quote(id)
  await catering.accept(id)
  await catering.readMails(id)
  await catering.cancel(id)
  const mails = await catering.readMails(id)
  const toStaff = Object.entries(mails).filter(([name]) => name.startsWith('staff'))
  expect(toStaff.map(([name]) => name.replace(/-\d+$/, '')).sort()).toEqual([
    'staff',
    'staff-cancelled',
    'staff-changes',
    'staff-ordered',
  ])
  for (const [, mail] of toStaff) expect(mail).not.toMatch(/Dana|vegan/)
})

it('the books agree after all this', async () => {
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
