import { orderKeys } from '#functions/orders/records'
import { getOrder } from '#functions/orders/repository'
import { listUnconfirmedOrders } from '#functions/orders/ticket-repository'
import { getItem } from '#functions/platform/table/table'
import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { storeOrder } from '#infra/testkit/store-order'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { alertLimits } from '#shared/platform/message-limits'
import { startTwoModes, liveLocation, testLocation as trial, type TwoModes } from '#infra/testkit/product/test-product'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import type { ActivityEntry } from '#shared/platform/contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import type { StationSettings } from '#shared/kitchen/capacity-contract'
import { getServerId, type Location } from '#shared/locations/index'
import { handler } from './alert-unconfirmed-orders'
import { handler as watch } from '../track-unconfirmed-orders'

let modes: TwoModes
let cook: Awaited<ReturnType<TwoModes['cookOfPool']>>['browser']
let owner: typeof cook
const warnings: string[] = []

beforeAll(async () => {
  modes = await startTwoModes()
  cook = (await modes.cookOfPool()).browser
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())
beforeEach(() => {
  warnings.length = 0
  jest.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)))
})
afterEach(() => jest.restoreAllMocks())

// A Tuesday afternoon in the future, so that a pause until then is also in force now.
const at = (time: string) => `2035-07-10T${time}.000Z`
const closing = at('01:30:00').replace('07-10', '07-11')

let orders = 0

async function createOrder(location: Location, createdAt: string): Promise<string> {
  orders += 1
  const order = buildEmptyOrder({ id: `9K3P${orders}`, location: location.code, ticketNumber: orders }, createdAt)
  await storeOrder(order)
  await modes.product.deliverStream()
  return order.id
}

const confirm = async (orderId: string) => {
  expect((await cook.put(`/api/kitchen/orders/${orderId}/status`, { status: 'confirmed' })).status).toBe(200)
  await modes.product.deliverStream()
}

const runAt = async (...times: readonly string[]) => {
  for (const time of times) await handler({ time: at(time) })
  await modes.product.deliverStream()
}

const intakeAt = async (location: Location) =>
  (await modes.visitor(location).get<OrderIntake>(`/api/kitchen/intake/${location.code}`)).body

/** Opens a kitchen board's socket and waits until it has subscribed. */
async function openBoard(location: Location, browser = cook) {
  const socket = await openTestSocket(modes.product.socketUrl, browser.cookies, undefined, location.domain)
  socket.send({ type: 'subscribe', locationId: getServerId(location) })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  return socket
}

const rings = ({ heard }: Awaited<ReturnType<typeof openBoard>>) =>
  heard.flatMap((message) => (message.type === 'orders_unanswered' ? [message.orders] : []))

it('rings on every board after five minutes and each minute after, and alerts the owner after ten, until a board confirms', async () => {
  const board = await openBoard(liveLocation)
  const id = await createOrder(liveLocation, at('18:00:00'))
  await runAt('18:04:00')
  expect(rings(board)).toEqual([])
  await runAt('18:05:00', '18:06:00')
  await board.hear(({ type }) => type === 'orders_unanswered')
  expect(rings(board)).toEqual(Array.from({ length: 2 }, () => [{ id, ticketNumber: orders }]))
  await runAt('18:11:00', '18:11:00')
  const unanswered = warnings.filter((line) => line.includes(`Orders unanswered at ${liveLocation.name}`))
  expect(unanswered).toHaveLength(1)
  expect(await intakeAt(liveLocation)).toMatchObject({ state: expect.not.stringContaining('paused'), reason: null })
  await confirm(id)
  await runAt('18:12:00')
  expect(rings(board)).toHaveLength(4)
  await board.close()
})

it('pauses within eleven minutes of losing the last board, and reopens when a board confirms', async () => {
  // The alert of unanswered orders above takes none from those of pauses.
  jest.replaceProperty(alertLimits, 'perHour', 1)
  const board = await openBoard(liveLocation)
  const id = await createOrder(liveLocation, at('19:00:30'))
  await runAt('19:01:00', '19:05:00')
  await board.close()
  const page = await openTestSocket(modes.product.socketUrl, new Map(), undefined, liveLocation.domain)
  page.send({ type: 'subscribe_location', locationId: getServerId(liveLocation) })
  page.send({ type: 'ping' })
  await page.hear(({ type }) => type === 'pong')
  await runAt('19:06:00', '19:07:00', '19:08:00', '19:09:00', '19:10:00', '19:11:00')

  expect(await intakeAt(liveLocation)).toMatchObject({ state: 'paused', reason: 'no-kitchen', until: closing })
  await page.hear((message) => message.type === 'intake_update' && message.state === 'paused')
  expect(await modes.visitor(liveLocation).order({ locationId: liveLocation.code })).toMatchObject({ status: 409 })
  const [change] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
  expect(change).toMatchObject({ kind: 'intake', by: 'Nobody in the kitchen', after: { reason: 'no-kitchen' } })
  expect(warnings.filter((line) => line.includes(`Nobody in the kitchen at ${liveLocation.name}`))).toHaveLength(1)

  await runAt('19:12:00')
  await confirm(id)
  await page.hear((message) => message.type === 'intake_update' && message.state !== 'paused')
  expect((await intakeAt(liveLocation)).reason).toBeNull()
  await page.close()
})

it('does not pause because the only board reloads in the moment of the check', async () => {
  const board = await openBoard(liveLocation)
  const id = await createOrder(liveLocation, at('19:30:00'))
  await runAt('19:41:00')
  await board.close()
  await runAt('19:42:00')
  expect((await intakeAt(liveLocation)).reason).toBeNull()
  const again = await openBoard(liveLocation)
  await runAt('19:43:00')
  expect((await intakeAt(liveLocation)).reason).toBeNull()
  await confirm(id)
  await again.close()
})

it('does not pause again for the same order after a cook reopened, and keeps a cook’s own pause', async () => {
  const id = await createOrder(liveLocation, at('20:00:00'))
  await runAt('20:09:00', '20:10:00')
  expect(await intakeAt(liveLocation)).toMatchObject({ reason: 'no-kitchen' })
  const path = `/api/kitchen/intake/${liveLocation.code}`
  await cook.put(path, { state: 'open' })
  await runAt('20:11:00')
  expect((await intakeAt(liveLocation)).reason).toBeNull()

  await cook.put(path, { state: 'paused', minutes: 30, reason: 'Fryer down' })
  await confirm(id)
  expect(await intakeAt(liveLocation)).toMatchObject({ state: 'paused', reason: 'Fryer down' })
  await cook.put(path, { state: 'open' })
})

it('a cancelled order no longer waits, and does not reopen the intake', async () => {
  const [waiting, cancelled] = [
    await createOrder(liveLocation, at('21:00:00')),
    await createOrder(liveLocation, at('21:00:00')),
  ]
  await runAt('21:09:00', '21:10:00')
  await cook.put(`/api/kitchen/orders/${cancelled}/status`, { status: 'cancelled' })
  await modes.product.deliverStream()
  expect(await intakeAt(liveLocation)).toMatchObject({ reason: 'no-kitchen' })
  await confirm(waiting)
  expect((await intakeAt(liveLocation)).reason).toBeNull()
})

it('a test site rings without pausing', async () => {
  const board = await openBoard(trial, modes.visitor(trial))
  await createOrder(trial, at('18:00:00'))
  await runAt('18:05:00')
  await board.hear(({ type }) => type === 'orders_unanswered')
  await board.close()
  await runAt('18:10:00', '18:11:00')
  expect(await intakeAt(trial)).toMatchObject({ state: 'open' })
})

it('an order that is placed and confirmed in one batch does not wait, while another of the batch does', async () => {
  const [swift, waits] = [
    await createOrder(liveLocation, at('20:00:00')),
    await createOrder(liveLocation, at('20:00:10')),
  ]
  const image = async (id: string) => (await getItem(orderKeys.order(id))) ?? {}
  const [placed, other] = [await image(swift), await image(waits)]
  await confirm(swift)
  const [first, confirmed] = toStreamRecords(placed, await image(swift))
  const [second] = toStreamRecords(other)
  if (!first || !confirmed || !second) throw new Error('No records')
  const records = [first, second, { ...confirmed, dynamodb: { ...confirmed.dynamodb, SequenceNumber: '3' } }]
  for (let times = 0; times < 2; times += 1)
    expect(await watch({ Records: records })).toEqual({ batchItemFailures: [] })
  const waiting = await listUnconfirmedOrders(liveLocation.code, new Date(at('20:00:30')))
  expect(waiting.map(({ id }) => id)).toEqual([waits])
  await confirm(waits)
})

it('with automatic confirmation, each order is confirmed once when the kitchen starts it', async () => {
  const path = `/api/desk/stations/${liveLocation.code}`
  const { body: usual } = await owner.get<StationSettings>(path)
  await owner.put(path, { ...usual, autoConfirm: true })
  const board = await openBoard(liveLocation)
  const [first, second] = [
    await createOrder(liveLocation, at('22:00:00')),
    await createOrder(liveLocation, at('22:00:30')),
  ]
  await cook.put(`/api/kitchen/orders/${second}/status`, { status: 'cooking' })
  await modes.product.deliverStream()
  await runAt('22:01:00', '22:01:00', '22:02:00')
  const stages = async (id: string) => (await getOrder(id)).history.map(({ kitchenStatus }) => kitchenStatus)
  expect(await stages(first)).toEqual(['waiting', 'confirmed'])
  expect(await stages(second)).toEqual(['waiting', 'cooking'])

  await owner.put(path, { ...usual, version: usual.version + 1, autoConfirm: false })
  const waits = await createOrder(liveLocation, at('22:03:00'))
  await runAt('22:04:00')
  expect(await stages(waits)).toEqual(['waiting'])
  await confirm(waits)
  await board.close()
})

it('with automatic confirmation but no connected board, orders wait and the intake pauses as usual', async () => {
  const path = `/api/desk/stations/${liveLocation.code}`
  const { body: usual } = await owner.get<StationSettings>(path)
  await owner.put(path, { ...usual, autoConfirm: true })
  const id = await createOrder(liveLocation, at('22:30:00'))
  await runAt('22:31:00', '22:35:00')
  expect((await getOrder(id)).kitchenStatus).toBe('waiting')
  await runAt('22:39:00', '22:40:00')
  expect(await intakeAt(liveLocation)).toMatchObject({ state: 'paused', reason: 'no-kitchen' })
  await confirm(id)
  await owner.put(path, { ...usual, version: usual.version + 1, autoConfirm: false })
})

it('alerts of a pause at the next check if the first alert could not be sent', async () => {
  const id = await createOrder(liveLocation, at('23:00:30'))
  await runAt('23:10:00')
  const alert = `Nobody in the kitchen at ${liveLocation.name}`
  const warn = jest.spyOn(console, 'warn').mockImplementation((line) => {
    if (String(line).includes(alert)) throw new Error('The topic is away')
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(handler({ time: at('23:11:00') })).rejects.toThrow()
  warn.mockImplementation((line) => void warnings.push(String(line)))
  await runAt('23:12:00', '23:13:00')
  expect(warnings.filter((line) => line.includes(alert))).toHaveLength(1)
  await confirm(id)
})

it('pauses a location that never closes for three hours', async () => {
  const { weekly, exceptions, version } = (await owner.get<HoursWithStatus>(`/api/hours/${liveLocation.code}`)).body
  const day = [{ opens: '00:00', closes: '00:00' }]
  const always = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const path = `/api/desk/hours/${liveLocation.code}`
  const changed = await owner.put<HoursWithStatus>(path, { weekly: always, exceptions: [], version })
  expect(changed.status).toBe(200)
  const id = await createOrder(liveLocation, at('06:00:00'))
  await runAt('06:09:00', '06:10:00')
  expect(await intakeAt(liveLocation)).toMatchObject({ reason: 'no-kitchen', until: at('09:10:00') })
  await confirm(id)
  await owner.put(path, { weekly, exceptions, version: changed.body.version })
})
