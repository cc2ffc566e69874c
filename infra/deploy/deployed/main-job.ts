import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { browserAt } from '#infra/testkit/browser'
import { openSocket } from '#infra/testkit/socket'
import { Stock } from '#shared/contract/inventory'
import type { Order } from '#shared/contract/orders'
import { serverIdOf } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import type { OrderStatus } from '#shared/terms/orders'
import { eventually } from './eventually'
import { NotHere, expectThat, trying } from './steps'
import type { Outcome } from './steps'

/** A site as its visitors reach it. */
export type Site = {
  readonly url: string
  readonly socketUrl: string
  readonly location: LocationConfig
  /** The same calls past the CDN; none where there is no CDN. */
  readonly past?: { readonly url: string; readonly socketUrl: string }
}

type Socket = Awaited<ReturnType<typeof openSocket>>
type Browser = ReturnType<typeof browserAt>

/**
 * How long what follows from a call may take: functions start, a stream is read, a message is
 * pushed.
 */
const PATIENCE_MS = 30_000

const problemCode = (body: unknown) => z.object({ code: z.string() }).safeParse(body).data?.code ?? 'no problem'

function placedOrder(order: Order | undefined): Order {
  if (!order) throw new NotHere('no order was taken')
  return order
}

const stockSum = async (browser: Browser, { code }: LocationConfig): Promise<number> => {
  const { status, body } = await browser.get(`/api/inventory/stock/${code}`)
  expectThat(status === 200, `the stock was answered ${status}`)
  return z
    .array(Stock)
    .parse(body)
    .reduce((sum, { currentStock }) => sum + Math.round(Number(currentStock) * 100), 0)
}

const pushed = (socket: Socket, orderId: string, status: OrderStatus) =>
  socket.hear(
    (message) => message.type === 'status_update' && message.order.id === orderId && message.order.status === status,
    PATIENCE_MS,
  )

/** What is there so far on the way; each step needs what those before it brought. */
type Way = {
  readonly site: Site
  readonly step: ReturnType<typeof trying>['step']
  readonly guest: Browser
  readonly staff: Browser
  /** The key that the order is placed under. */
  readonly key: string
  readonly open: (browser?: Browser) => Promise<Socket>
  order?: Order
  board?: Socket
  /** The stock before the order. */
  before?: number
}

/** Messages are read in turn: once a ping is answered, what was said before it was heard. */
async function isHeard(socket: Socket): Promise<void> {
  socket.say({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong', PATIENCE_MS)
}

/** The doors are open: the site answers, has a menu and lets its staff in. */
async function tryDoors(way: Way): Promise<void> {
  const { site, step, guest, staff } = way
  const { location } = site
  await step('health', async () => {
    const { status, body } = await guest.get<{ location?: string; version?: string }>('/api/health')
    expectThat(status === 200 && body.location === location.code, `${status} ${JSON.stringify(body)}`)
    return `version ${body.version} answers for ${body.location}`
  })
  await step('menu', async () => {
    const menu = await guest.menu(location.code)
    expectThat(Array.isArray(menu) && menu.length > 0, JSON.stringify(menu).slice(0, 200))
    return `${menu.length} dishes`
  })
  await step('sign-in', async () => {
    const signedIn = await staff.signIn(`${randomUUID()}@example.com`, 'admin')
    expectThat(signedIn.status === 200, `${signedIn.status} ${problemCode(signedIn.body)}`)
    const { status, body } = await staff.get<{ id?: string; role?: string }>('/api/auth/user')
    expectThat(status === 200 && body.id === signedIn.body.id, `signed in, then answered ${status} by its cookie`)
    way.before = await stockSum(staff, location)
    return `the session's cookie is known again, as ${body.role}`
  })
}

/** A guest orders, and the kitchen hears of it, once. */
async function tryOrder(way: Way): Promise<void> {
  const { site, step, guest, staff, key, open } = way
  const locationId = serverIdOf(site.location)
  await step('a board listens', async () => {
    const board = await open(staff)
    way.board = board
    board.say({ type: 'subscribe', locationId })
    await isHeard(board)
    return 'connected, answered a ping'
  })
  await step('order', async () => {
    const placed = await guest.order({ locationId }, { 'idempotency-key': key })
    expectThat(placed.status === 201, `${placed.status} ${problemCode(placed.body)}`)
    way.order = placed.body
    return `ticket ${placed.body.ticketNumber}, ${placed.body.total} dollars`
  })
  await step('the same order again, under the same key', async () => {
    const { id } = placedOrder(way.order)
    const again = await guest.order({ locationId }, { 'idempotency-key': key })
    expectThat(again.body.id === id, `${again.status}, as order ${again.body.id} instead of ${id}`)
    return `${again.status}, the same ticket`
  })
  await step('the board is told of it', async () => {
    const { id } = placedOrder(way.order)
    if (!way.board) throw new NotHere('no board listens')
    await way.board.hear((message) => message.type === 'new_order' && message.order.id === id, PATIENCE_MS)
    return 'pushed once stored'
  })
}

/** The kitchen makes it: each stage is told to the guest, and what it took leaves the stock. */
async function tryKitchen(way: Way): Promise<void> {
  const { site, step, guest, staff, open } = way
  await step('the kitchen moves it', async () => {
    const { id } = placedOrder(way.order)
    const follower = await open(guest)
    follower.say({ type: 'subscribe_order', orderId: id })
    await isHeard(follower)
    const stages = ['confirmed', 'preparing', 'ready', 'completed'] as const
    for (const status of stages) {
      const moved = await staff.move(id, status)
      expectThat(moved.status === 200, `${status}: ${moved.status} ${problemCode(moved.body)}`)
      const read = await guest.get<Order>(`/api/orders/${id}`)
      expectThat(read.body.status === status, `${status} was read as ${read.body.status}`)
      await pushed(follower, id, status)
    }
    return `${stages.join(', ')}: each read again and pushed to the guest`
  })
  await step('its ingredients leave the stock', async () => {
    placedOrder(way.order)
    if (way.before === undefined) throw new NotHere('the stock is read by those who are signed in')
    const had = way.before
    const left = await eventually(
      () => stockSum(staff, site.location),
      (sum) => sum < had,
      PATIENCE_MS,
    )
    return `${((had - left) / 100).toFixed(2)} units less`
  })
}

/** What has to be refused: calls that are none, and those that go past the CDN. */
async function tryRefusals({ site, step, guest }: Way): Promise<void> {
  await step('an unknown call', async () => {
    const { status, body } = await guest.get('/api/no-such-call')
    expectThat(status === 404 && problemCode(body) === 'not-found', `${status} ${problemCode(body)}`)
    return '404, as a problem'
  })
  await step('a call past the CDN', async () => {
    if (!site.past) throw new NotHere('there is no CDN')
    const { status, body } = await browserAt(site.past.url).get('/api/health')
    expectThat(status === 403 && problemCode(body) === 'not-allowed', `${status} ${problemCode(body)}`)
    const connected = await openSocket(site.past.socketUrl).then(
      (socket) => socket.close().then(() => true),
      () => false,
    )
    expectThat(!connected, 'the live connection was opened')
    return '403, and no live connection'
  })
}

/**
 * The way of an order through a site, from the menu to the guest's hands, and what has to be
 * refused on it.
 */
export async function tryMainJob(site: Site, tell: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
  const { outcomes, step } = trying(tell)
  const sockets: Socket[] = []
  const open = async (browser?: Browser) => {
    const socket = await openSocket(site.socketUrl, browser?.cookies)
    sockets.push(socket)
    return socket
  }
  const way = { site, step, guest: browserAt(site.url), staff: browserAt(site.url), key: randomUUID(), open }
  for (const part of [tryDoors, tryOrder, tryKitchen, tryRefusals]) await part(way)
  await Promise.all(sockets.map((socket) => socket.close()))
  return outcomes
}
