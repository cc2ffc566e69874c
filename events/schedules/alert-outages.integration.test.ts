import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { alertLocationOwner } from '#functions/notifications/alert-location-owner'
import { listPrinters, recordPrinterStatus } from '#functions/printing/repository'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { liveLocation } from '#infra/testkit/product/test-product'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import type { Stock } from '#shared/inventory/contract'
import type { MenuItem } from '#shared/menu/contract'
import { getServerId } from '#shared/locations/index'
import { alertLimits } from '#shared/platform/message-limits'
import { handler } from './alert-outages'

let shop: PaidProduct
let owner: PaidProduct['staff']
let faults: Awaited<ReturnType<typeof startProviderFaults>>
/** Subjects that were published to the topic of the group's alarms. */
const subjects: string[] = []
/** SNS does not accept subjects that begin with this. */
let failing: string | undefined
mockClient(SNSClient)
  .on(PublishCommand)
  .callsFake(async ({ Subject }: { Subject: string }) => {
    if (failing !== undefined && Subject.startsWith(failing)) throw new Error('InternalError')
    subjects.push(Subject)
    return {}
  })
beforeAll(async () => {
  process.env['ALARM_TOPIC_ARN'] = 'arn:aws:sns:us-east-1:123456789012:alarms'
  shop = await startPaidProduct()
  owner = (await shop.group.adminOfPool()).browser
  faults = await startProviderFaults()
})
afterAll(async () => {
  delete process.env['ALARM_TOPIC_ARN']
  await faults.close()
  await shop.group.product.stop()
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => void jest.restoreAllMocks())

const { code, name } = liveLocation
const PRINTERS = `/api/desk/printers/${code}`

/** Returns what the owner is alerted of when the schedule runs at these times of an afternoon. */
async function alertsAt(...times: readonly string[]) {
  for (const time of times) await handler({ time: time.includes('T') ? time : `2027-01-14T${time}:00.000Z` })
  await shop.group.product.deliverStream()
  return subjects.splice(0)
}

async function openBoard() {
  const { socketUrl } = shop.group.product
  const socket = await openTestSocket(socketUrl, shop.staff.cookies, undefined, liveLocation.domain)
  socket.send({ type: 'subscribe', locationId: getServerId(liveLocation) })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  return socket
}

describe('while no board is connected', () => {
  const noBoard = [`No board connected at ${name}`]

  it('alerts the owner of a live site once after ten minutes of opening time, and again the next time', async () => {
    expect(await alertsAt('19:00')).toEqual([])
    expect(await alertsAt('19:10')).toEqual(noBoard)
    expect(await alertsAt('19:20', '20:00')).toEqual([])
    const board = await openBoard()
    expect(await alertsAt('20:10', '20:20')).toEqual([])
    await board.close()
    expect(await alertsAt('20:30', '20:40', '20:50')).toEqual(noBoard)
  })

  it('waits ten minutes again after the location opens, and is quiet while it is closed', async () => {
    const board = await openBoard()
    expect(await alertsAt('21:00')).toEqual([])
    await board.close()
    // It closes in the night, and opens in the morning.
    expect(await alertsAt('2027-01-15T02:00:00.000Z', '2027-01-15T08:00:00.000Z')).toEqual([])
    expect(await alertsAt('2027-01-15T17:00:00.000Z')).toEqual([])
    expect(await alertsAt('2027-01-15T17:10:00.000Z')).toEqual(noBoard)
  })
})

/** The printer of the grill asks for tickets at this time. */
async function poll(at: string) {
  const printer = (await listPrinters(code)).find((each) => each.name === 'Grill')
  if (!printer) throw new Error('No printer')
  await recordPrinterStatus({ location: code, printer, state: '200 OK', now: new Date(at) })
}

it('alerts of a printer that was connected and is silent, not of one that never was', async () => {
  const board = await openBoard()
  for (const printer of ['Grill', 'Fry']) await owner.post(PRINTERS, { name: printer })
  await poll('2027-01-14T19:00:00.000Z')
  const silent = [`Printer Grill at ${name} is silent`]
  expect(await alertsAt('19:05', '19:10')).toEqual([])
  expect(await alertsAt('19:20', '19:30', '19:40')).toEqual(silent)
  await poll('2027-01-14T19:45:00.000Z')
  expect(await alertsAt('19:50')).toEqual([])
  expect(await alertsAt('20:00', '20:10', '20:20')).toEqual(silent)
  await board.close()
})

it('an alert that fails holds back no other check', async () => {
  failing = 'No board'
  await poll('2027-01-16T18:58:00.000Z')
  expect(await alertsAt('2027-01-16T19:00:00.000Z')).toEqual([])
  for (const time of ['2027-01-16T19:10:00.000Z', '2027-01-16T19:20:00.000Z'])
    await expect(alertsAt(time)).rejects.toThrow('InternalError')
  expect(subjects.splice(0)).toEqual([`Printer Grill at ${name} is silent`])
  failing = undefined
})

it('alerts once while the payment page does not open for guests, but not for one failure', async () => {
  const board = await openBoard()
  const now = new Date().toISOString()
  const fail = () =>
    faults.during(/POST \/v1\/checkout\/sessions$/, 'request-lost', async () => {
      expect((await shop.placeOnline(shop.guest())).status).toBe(503)
    })
  await fail()
  const payments = async () => (await alertsAt(now)).filter((subject) => subject.includes('pay'))
  expect(await payments()).toEqual([])
  await fail()
  await fail()
  expect(await payments()).toEqual([`Online payments fail at ${name}`])
  await fail()
  expect(await payments()).toEqual([])
  await board.close()
})

it('alerts of an ingredient that one order empties, and of no ingredient that staff use up', async () => {
  const CHICKEN = 1
  const stock = async () =>
    (await owner.get<Stock[]>(`/api/inventory/stock/${code}`)).body.find(({ id }) => id === CHICKEN)
  const count = (quantity: string) =>
    owner.post('/api/inventory/movements', {
      ...{ itemId: CHICKEN, locationId: code, movementType: 'adjustment', reason: 'count_adjustment', quantity },
    })
  const item = (await stock())?.item
  const counted = { isCounted: true, locationId: code, version: item?.version }
  expect((await owner.put(`/api/inventory/items/${CHICKEN}`, counted)).status).toBe(200)
  await count('0')
  await shop.group.product.deliverStream()
  expect(subjects.splice(0)).toEqual([])

  const menu = (await owner.get<MenuItem[]>(`/api/menu-items/${code}`)).body
  const dish = menu.find((each) => each.name === 'Hibachi Chicken')
  if (!dish) throw new Error('No dish')
  await count('1')
  await shop.group.product.deliverStream()
  const lines = [{ dish, quantity: 2 }]
  const more = { scheduledFor: shop.openHour() }
  expect((await shop.guest().order({ locationId: code, lines, more })).status).toBe(201)
  await shop.group.product.deliverStream()
  expect(subjects.splice(0)).toEqual([`${item?.name} ran out at ${name}`])
})

it('sends no more alerts of a kind than the limit of an hour, and says afterwards how many there were', async () => {
  jest.replaceProperty(alertLimits, 'perHour', 2)
  const review = (ticket: number) => ({
    ...({ kind: 'bad-review', mark: `review ${ticket}`, subject: `1 star: ticket ${ticket}` } as const),
    ...{ what: 'A guest was unhappy.', impact: 'They may not come again.', firstStep: 'Answer.' },
  })
  const location = await getCurrentLocation(code)
  for (const ticket of [1, 2, 3, 4, 4]) await alertLocationOwner(location, review(ticket))
  expect(subjects.splice(0)).toEqual(['1 star: ticket 1', '1 star: ticket 2'])
  const board = await openBoard()
  const counted = async (inHours: number) =>
    (await alertsAt(new Date(Date.now() + inHours * 3600_000).toISOString())).filter((line) => line.includes('stars'))
  expect(await counted(0)).toEqual([])
  expect(await counted(1)).toEqual([`2 more alerts at ${name}: A guest gives one or two stars`])
  expect(await counted(2)).toEqual([])
  await board.close()
})
