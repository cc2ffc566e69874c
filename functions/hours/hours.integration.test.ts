import type { ActivityEntry } from '#shared/platform/contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { locations } from '#shared/locations/index'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const today = toWallClock(location, new Date()).date
const closedOn = (date: string, note: string | null = null) => ({
  date,
  spans: [],
  closed: true,
  opens: null,
  closes: null,
  note,
})
const openAllDay = { date: today, closed: false, opens: '00:00', closes: '24:00', note: null }
/** Orders shortly before midnight are ready on the next day. */
const openTomorrow = { ...openAllDay, date: addDays(today, 1) }

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let roll: MenuItem

type Refused = {
  readonly code: string
  readonly current: HoursWithStatus
  readonly errors: readonly { path: string }[]
  readonly orders: readonly unknown[]
}

const hours = async () => (await createTestClient(product.url).get<HoursWithStatus>('/api/hours/HENPR')).body
const set = async (change: object, by = owner) => {
  const { weekly, exceptions, version } = await hours()
  return by.put<HoursWithStatus & Refused>('/api/desk/hours/4', {
    weekly,
    exceptions,
    version,
    acceptAffected: true,
    ...change,
  })
}
const changes = async () => (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
const undo = (id: string) => owner.post<ActivityEntry & Refused>(`/api/desk/changes/${id}/undo`)
const order = (more: object = {}) => createTestClient(product.url).order({ lines: [{ dish: roll, quantity: 1 }], more })

const limitSlots = async (pickup: number | null) => {
  const { version } = (await owner.get<{ version: number }>('/api/desk/capacity/HENPR')).body
  return owner.put('/api/desk/capacity/HENPR', { pickup, delivery: null, version })
}

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
  roll = await owner.dish('California Roll')
})
afterAll(() => product.stop())

it('hours start with the configured ones, at version 1', async () => {
  const { weekly, exceptions, version, open, until, next } = await hours()
  expect(version).toBe(1)
  expect(weekly.sun).toEqual([{ opens: '11:30', closes: '21:30' }])
  expect(exceptions).toContainEqual(closedOn('2026-11-26'))
  expect(typeof open).toBe('boolean')
  expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now())
  expect(Date.parse(next ?? '')).toBeGreaterThan(Date.parse(until ?? ''))
})

it('new hours apply at once to orders, to the API and to open pages', async () => {
  const socket = await openTestSocket(product.socketUrl)
  socket.send({ type: 'subscribe_location', locationId: 'HENPR' })
  await set({ exceptions: [openAllDay, openTomorrow] })
  expect(await order()).toMatchObject({ status: 201 })

  expect(await set({ exceptions: [closedOn(today, 'Storm')] })).toMatchObject({ status: 200, body: { open: false } })
  expect(await order()).toMatchObject({ status: 409, body: { code: 'location-closed' } })
  const { body } = await createTestClient(product.url).post<VoiceReply>('/api/voice-assistant/process', {
    message: 'Are you open today?',
    locationId: 4,
  })
  expect(body.response).toContain('Today we are closed (Storm).')
  const update = await socket.hear(({ type }) => type === 'hours_update')
  expect(update).toMatchObject({ locationId: 4 })
  await socket.close()

  await set({ exceptions: [openAllDay, openTomorrow] })
  expect(await order()).toMatchObject({ status: 201 })
})

it('a scheduled order must be within the opening hours', async () => {
  const tomorrow = addDays(today, 1)
  const lunchAndDinner = [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '21:00' },
  ]
  const { weekly } = await hours()
  const day = toWallClock(location, fromWallClock(location, tomorrow, 720)).weekday
  const name = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[day] ?? 'sun'
  const answer = await set({ weekly: { ...weekly, [name]: lunchAndDinner }, exceptions: [] })
  expect(answer.body.weekly[name]).toEqual(lunchAndDinner)
  const at = (hour: number) => ({ scheduledFor: fromWallClock(location, tomorrow, hour * 60).toISOString() })
  const answers = await Promise.all([13, 14, 16, 17, 18, 21].map((hour) => order(at(hour))))
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 409, 409, 201, 409])
  const first = fromWallClock(location, tomorrow, 17 * 60 + 20).toISOString()
  expect(answers[3]).toMatchObject({ status: 409, body: { code: 'too-late', nextAt: expect.any(String) } })
  expect(await order({ scheduledFor: first })).toMatchObject({ status: 201 })
})

it('a night ends after midnight, for its slots and for orders', async () => {
  const [day, next] = [addDays(today, 1), addDays(today, 2)]
  const spans = [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '01:00' },
  ]
  const { body } = await set({ exceptions: [{ date: day, spans }, closedOn(next)] })
  expect(body.exceptions[0]).toMatchObject({ date: day, closed: false, opens: '11:00', closes: '01:00', spans })
  const at = (date: string, minutes: number) => fromWallClock(location, date, minutes).toISOString()
  await limitSlots(3)
  const answers = await Promise.all(
    [at(day, 15 * 60), at(day, 24 * 60 + 30), at(day, 25 * 60)].map((scheduledFor) => order({ scheduledFor })),
  )
  expect(answers.map(({ status }) => status)).toEqual([409, 201, 409])

  const anyone = createTestClient(product.url)
  const slots = async (date: string) =>
    (await anyone.get<{ at: string; left: number | null }[]>(`/api/slots/HENPR?type=pickup&date=${date}`)).body
  expect((await slots(day)).at(-1)?.at).toBe(at(day, 24 * 60 + 50))
  expect(await slots(next)).toEqual([])
  expect((await slots(day)).find((slot) => slot.at === at(day, 24 * 60 + 30))?.left).toBe(2)
  expect((await slots(day)).find((slot) => slot.at === at(day, 24 * 60 + 40))?.left).toBe(3)
  await limitSlots(null)
})

it('a change names the orders that it leaves outside, and needs to say that they stay', async () => {
  // The other tests order for earlier days.
  const day = addDays(today, 4)
  const saveUnlessAffected = (change: object) => set({ acceptAffected: false, ...change })
  await set({ exceptions: [{ date: day, spans: [{ opens: '11:00', closes: '21:00' }] }] })
  const at = fromWallClock(location, day, 18 * 60).toISOString()
  const placed = (await order({ scheduledFor: at })).body
  const shorter = { date: day, spans: [{ opens: '11:00', closes: '18:10' }] }
  expect(await saveUnlessAffected({ exceptions: [shorter] })).toMatchObject({ status: 200 })
  const refused = await saveUnlessAffected({ exceptions: [closedOn(day)] })
  const { id, ticketNumber, customerInfo } = placed
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders-affected' } })
  expect(refused.body).toHaveProperty('orders', [{ id, ticketNumber, at, name: customerInfo.name, type: 'pickup' }])
  // At 6 PM it is open, but the kitchen has had ten minutes.
  const opening = (opens: string) =>
    saveUnlessAffected({ exceptions: [{ date: day, spans: [{ opens, closes: '21:00' }] }] })
  expect(await opening('17:50')).toMatchObject({ status: 409, body: { code: 'orders-affected', orders: [{ id }] } })
  expect(await opening('17:40')).toMatchObject({ status: 200 })
  const outdated = await saveUnlessAffected({ version: 1, exceptions: [closedOn(day)] })
  expect(outdated).toMatchObject({ body: { code: 'changed-meanwhile' } })
  expect(await set({ exceptions: [closedOn(day)] })).toMatchObject({ status: 200 })
  // The other tests leave orders outside, too.
  const leftOutside = async () =>
    (await owner.get<{ id: string }[]>('/api/desk/hours/HENPR/left-outside')).body.filter((one) => one.id === id)
  expect(await leftOutside()).toEqual(refused.body.orders)
  // An order that is outside already is not named again.
  expect(await saveUnlessAffected({ exceptions: [closedOn(day, 'Storm')] })).toMatchObject({ status: 200 })
  // It stays listed until it is handled, also while hours change that leave it outside.
  expect(await leftOutside()).toMatchObject([{ id }])
  await set({ exceptions: [] })
  expect(await leftOutside()).toEqual([])
  await set({ exceptions: [closedOn(day)] })
  expect(await leftOutside()).toMatchObject([{ id }])
  expect(await owner.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled' })).toMatchObject({ status: 200 })
  expect(await leftOutside()).toEqual([])
  expect((await createTestClient(product.url).get('/api/desk/hours/HENPR/left-outside')).status).toBe(401)
})

it('one of two managers who save at once succeeds, and the other gets the current hours', async () => {
  const [one, other] = await Promise.all([
    set({ exceptions: [closedOn('2030-01-01', 'One')] }),
    set({ exceptions: [closedOn('2030-01-01', 'Other')] }),
  ])
  const [won, lost] = one.status === 200 ? [one, other] : [other, one]
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'changed-meanwhile'])
  const now = await hours()
  expect(lost.body.current).toEqual(now)
  expect(now.exceptions).toEqual(won.body.exceptions)
})

it('new hours reject every order that comes after them and none before', async () => {
  await set({ exceptions: [openAllDay, openTomorrow] })
  const begun = Array.from({ length: 8 }, () => order())
  const closing = set({ exceptions: [closedOn(today)] })
  await closing
  const later = await Promise.all(Array.from({ length: 4 }, () => order()))
  expect(later.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  for (const { status } of await Promise.all(begun)) expect([201, 409]).toContain(status)
})

describe('a request to change hours', () => {
  it('needs the version, and gets the path of an invalid field', async () => {
    const { weekly } = await hours()
    expect(await set({ version: undefined })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    const wrong = { weekly: { ...weekly, tue: [{ opens: '21:00', closes: '9:30' }] } }
    expect((await set(wrong)).body.errors.map(({ path }) => path)).toEqual(['weekly.tue.0.closes'])
    const backwards = { weekly: { ...weekly, tue: [{ opens: '21:00', closes: '11:30' }] } }
    expect(await set(backwards)).toMatchObject({ status: 400, body: { errors: [{ path: 'weekly.tue.0.closes' }] } })
    const twice = { exceptions: [closedOn('2030-01-01'), closedOn('2030-01-01')] }
    expect(await set(twice)).toMatchObject({ status: 400, body: { errors: [{ path: 'exceptions.1.date' }] } })
    const noDate = { exceptions: [closedOn('2030-02-30')] }
    expect(await set(noDate)).toMatchObject({ status: 400, body: { errors: [{ path: 'exceptions.0.date' }] } })
  })

  it("is accepted from the location's admin only", async () => {
    expect((await set({}, createTestClient(product.url))).status).toBe(401)
  })
})

it('a change of hours is logged, and can be undone until the next change', async () => {
  const before = await hours()
  await set({ exceptions: [closedOn('2031-05-01', 'Party')] })
  const [made] = await changes()
  expect(made).toMatchObject({ kind: 'hours', subjectId: 'HENPR', before: { version: before.version } })
  expect(made?.title).toContain('Thu, May 1 Closed (Party)')

  const undone = await undo(made?.id ?? '')
  expect(undone).toMatchObject({ status: 200, body: { kind: 'hours' } })
  const { exceptions, version } = await hours()
  expect({ exceptions, version }).toEqual({ exceptions: before.exceptions, version: before.version + 2 })
  expect(await undo(made?.id ?? '')).toMatchObject({ status: 409, body: { current: { version } } })
  expect((await undo(undone.body.id)).status).toBe(200)
  expect((await hours()).exceptions).toEqual([closedOn('2031-05-01', 'Party')])
})
