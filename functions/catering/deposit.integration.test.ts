import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { liveLocation, startTwoModes, type TwoModes } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Event } from '#shared/catering/contract'
import type { Ticket } from '#shared/orders/contract'
import { addDays, toWallClock } from '#shared/platform/time'

let group: TwoModes
let staff: Awaited<ReturnType<TwoModes['cookOfPool']>>['browser']
beforeAll(async () => {
  group = await startTwoModes({ payments: `${liveLocation.code}=local` })
  staff = (await group.cookOfPool()).browser
})
afterAll(() => group.product.stop())

/** Pays on the provider's page. Returns where it leads. */
async function pay(event: Event | undefined): Promise<string> {
  const body = new URLSearchParams({ outcome: 'pay' })
  const response = await fetch(event?.payment?.url ?? '', { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }
const date = addDays(toWallClock(liveLocation, new Date()).date, 10)
const request = { date, time: '18:00', guests: 40, type: 'pickup', wishes: '', contact }
const readEvent = async (id: string) => (await group.visitor(liveLocation).get<Event>(`/api/events/${id}`)).body
const accept = (id: string) => group.visitor(liveLocation).post<Event>(`/api/events/${id}/accept`, {})

async function quoteEvent(): Promise<string> {
  const { browser: owner } = await group.adminOfPool()
  const guest = group.visitor(liveLocation)
  const { id } = (await guest.post<Event>(`/api/events/${liveLocation.code}`, request)).body
  const roll = await guest.dish('California Roll')
  const quoted = await owner.put(`/api/desk/events/${liveLocation.code}/${id}`, {
    lines: [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }],
    serviceChargePercent: 18,
    deposit: '100.00',
    note: '',
    validUntil: addDays(date, -5),
    version: (await readEvent(id)).version,
  })
  expect(quoted.status).toBe(200)
  return id
}

const settled = async (id: string, state: Event['state']) => {
  await waitUntil(async () => (await readEvent(id)).state === state)
  return readEvent(id)
}

it('a deposit that is paid online orders the event once and leaves the balance', async () => {
  const id = await quoteEvent()
  const answers = await Promise.all([accept(id), accept(id)])
  const [first, second] = answers.map(({ body }) => body)
  expect(first).toMatchObject({ state: 'accepted', depositPayment: 'online', payment: { status: 'pending' } })
  expect(second?.payment?.url).toBe(first?.payment?.url)
  await group.product.deliverStream()
  const findOrder = async () =>
    (await staff.get<Ticket[]>(`/api/kitchen/orders/${liveLocation.code}`)).body.find(
      (ticket) => ticket.id === first?.orderId,
    )
  expect(await findOrder()).toBeUndefined()
  expect(await pay(first)).toContain(`/events/${id}`)
  const ordered = await settled(id, 'ordered')
  expect(ordered.payment).toBeUndefined()
  expect(await findOrder()).toMatchObject({
    paymentStatus: 'authorized',
    balanceDue: '405.04',
    event: { depositPaid: '100.00', balanceDue: '405.04' },
  })
  expect((await accept(id)).body.orderId).toBe(first?.orderId)
  await group.visitor(liveLocation).post(`/api/events/${id}/cancel`)
  await settled(id, 'cancelled')
  await group.product.deliverStream()
})

it('a deposit that was not paid in time can be paid again', async () => {
  const id = await quoteEvent()
  const first = (await accept(id)).body
  await group.product.deliverStream()
  await settleDuePayments({ time: new Date(Date.now() + 15 * 60_000).toISOString() })
  await waitUntil(async () => (await readEvent(id)).payment === undefined)
  expect(await readEvent(id)).toMatchObject({ state: 'accepted' })
  const again = (await accept(id)).body
  expect(again.payment?.url).not.toBe(first.payment?.url)
  await pay(again)
  expect(await settled(id, 'ordered')).toMatchObject({ orderId: again.orderId })
})
