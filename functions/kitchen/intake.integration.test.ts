import { createTestClient } from '#infra/testkit/clients/test-client'
import { setClock } from '#infra/testkit/fake-clock'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import { stations } from '#shared/menu/contract'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  cook = visitor()
  await cook.signIn('cook@example.com', 'admin')
  // Fast stations, so that no order of these tests delays another.
  const quick = stations.map((station) => ({ station, hands: 20, minutesPerDish: 0 }))
  await cook.put('/api/desk/stations/HENPR', { stations: quick, version: 1 })
})
afterAll(() => product.stop())

const PATH = '/api/kitchen/intake/HENPR'
const read = async () => (await visitor().get<OrderIntake>(PATH)).body
const setIntake = (body: object) => cook.put<OrderIntake>(PATH, body)

const quiet = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const inAWeek = () => new Date(Date.now() + 7 * 24 * 3600_000).toISOString()

it('a quiet kitchen accepts orders with the usual time', async () => {
  expect(await read()).toEqual({
    state: 'open',
    until: null,
    reason: null,
    extraMinutes: 0,
    delivery: 'open',
    deliveryUntil: null,
    quotes: quiet,
  })
})

it.each([
  {},
  { state: 'busy' },
  { state: 'paused' },
  { state: 'paused', minutes: 4 },
  { state: 'paused', minutes: 181 },
  { state: 'paused', minutes: 7.5 },
  { extraMinutes: -1 },
  { extraMinutes: 61 },
  { state: 'open', extraMinutes: 5 },
  { delivery: 'paused' },
  { delivery: 'paused', minutes: 181 },
  { delivery: 'closed', minutes: 30 },
  { delivery: 'paused', minutes: 30, state: 'open' },
])('rejects an invalid intake: %j', async (body) => {
  expect(await setIntake(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('cooks change the intake, customers do not', async () => {
  const customer = visitor()
  expect(await customer.put(PATH, { state: 'open' })).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.put(PATH, { state: 'open' })).toMatchObject({ status: 403 })
})

it('a paused location rejects orders for now with the end of the pause, and accepts scheduled ones', async () => {
  const { body: paused } = await setIntake({ state: 'paused', minutes: 30, reason: 'Fryer down' })
  expect(paused).toMatchObject({ state: 'paused', reason: 'Fryer down', quotes: quiet })
  expect(Date.parse(paused.until ?? '') - Date.now()).toBeGreaterThan(29 * 60_000)
  expect(await read()).toEqual(paused)
  expect(await visitor().order()).toMatchObject({
    status: 409,
    body: { code: 'kitchen-paused', until: paused.until, reason: 'Fryer down' },
  })
  expect(await visitor().order({ more: { scheduledFor: inAWeek() } })).toMatchObject({ status: 201 })
  expect(await visitor().order({ locationId: 'HEHC' })).toMatchObject({ status: 201 })
  const [change] = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(change).toMatchObject({ kind: 'intake', before: DEFAULT_INTAKE, after: { reason: 'Fryer down' } })
  expect(await setIntake({ state: 'open' })).toMatchObject({ body: { state: 'open', until: null, reason: null } })
  expect(await visitor().order()).toMatchObject({ status: 201 })
})

it('the last change can be undone, and so can the undoing', async () => {
  await setIntake({ extraMinutes: 10 })
  await setIntake({ state: 'paused', minutes: 30, reason: 'Fryer down' })
  const { until } = await read()
  const [paused, longer] = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  const undo = (change?: ActivityEntry) => cook.post<ActivityEntry>(`/api/desk/changes/${change?.id}/undo`)
  expect(await undo(longer)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { extraMinutes: 10 } },
  })
  const undone = await undo(paused)
  expect(undone).toMatchObject({
    status: 200,
    body: { kind: 'intake', after: { pausedUntil: null, extraMinutes: 10 } },
  })
  expect(await read()).toMatchObject({ state: 'busy', extraMinutes: 10 })
  expect(await undo(paused)).toMatchObject({ status: 409 })
  expect((await undo(undone.body)).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'paused', until, reason: 'Fryer down' })
  await setIntake({ state: 'open' })
  await setIntake({ extraMinutes: 0 })
})

it('a pause ends by itself at its time', async () => {
  await setIntake({ state: 'paused', minutes: 5 })
  expect(await visitor().order()).toMatchObject({ status: 409 })
  setClock(Date.now() + 5 * 60_000)
  expect(await read()).toMatchObject({ state: 'open', until: null })
  expect(await visitor().order()).toMatchObject({ status: 201 })
  jest.useRealTimers()
})

it('no order is accepted after the response to a pause', async () => {
  const dish = await visitor().dish('California Roll')
  const buy = () => visitor().order({ lines: [{ dish, quantity: 1 }] })
  const answers = Promise.all(Array.from({ length: 20 }, buy))
  await setIntake({ state: 'paused', minutes: 5 })
  const after = await Promise.all(Array.from({ length: 5 }, buy))
  for (const { status, body } of [...(await answers), ...after])
    if (status !== 201) expect(body).toMatchObject({ status: 409, code: 'kitchen-paused' })
  expect(after.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  await setIntake({ state: 'open' })
})

it('added minutes make it busy and are stored in orders; a pause hides them and keeps them', async () => {
  const quotes = { pickup: { min: 35, max: 40 }, delivery: { min: 50, max: 65 } }
  expect(await setIntake({ extraMinutes: 20 })).toMatchObject({ body: { state: 'busy', extraMinutes: 20, quotes } })
  const { body: order } = await visitor().order()
  expect(order).toMatchObject({ estimatedTime: '35-40 minutes', extraMinutes: 20 })
  expect(await setIntake({ state: 'paused', minutes: 10 })).toMatchObject({
    body: { state: 'paused', extraMinutes: 20 },
  })
  expect(await setIntake({ state: 'open' })).toMatchObject({ body: { state: 'busy', quotes } })
  expect(await setIntake({ extraMinutes: 0 })).toMatchObject({ body: { state: 'open', quotes: quiet } })
  expect((await visitor().get(`/api/orders/${order.id}`)).body).toMatchObject({ estimatedTime: '35-40 minutes' })
})

it('open pages of the location get the change', async () => {
  await product.deliverStream()
  const socket = await openTestSocket(product.socketUrl)
  socket.send({ type: 'subscribe_location', locationId: 4 })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  const { body } = await setIntake({ state: 'paused', minutes: 15 })
  await product.deliverStream()
  const update = { type: 'intake_update', state: 'paused', until: body.until }
  expect(await socket.hear(({ type }) => type === 'intake_update')).toEqual(update)
  await setIntake({ state: 'open' })
  await product.deliverStream()
  await socket.hear((message) => message.type === 'intake_update' && message.state === 'open')
  await socket.close()
})
