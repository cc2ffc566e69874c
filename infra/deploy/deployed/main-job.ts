import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { browserAt } from '#infra/testkit/browser'
import { openSocket } from '#infra/testkit/socket'
import { Stock } from '#shared/contract/inventory'
import type { Order } from '#shared/contract/orders'
import { serverIdOf } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import type { OrderStatus } from '#shared/rules/order-status'
import { NotHere, expectThat, trying } from './steps'
import type { Outcome } from './steps'
import { eventually } from './eventually'

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

/** How long what follows from a call may take: functions start, a stream is read, a message is pushed. */
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

/** The way of an order through a site, from the menu to the guest's hands, and what has to be refused on it. */
export async function tryMainJob(site: Site, tell: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
  const { outcomes, step } = trying(tell)
  const { location } = site
  const [guest, staff] = [browserAt(site.url), browserAt(site.url)]
  const key = randomUUID()
  const sockets: Socket[] = []
  const open = async (browser?: Browser) => {
    const socket = await openSocket(site.socketUrl, browser?.cookies)
    sockets.push(socket)
    return socket
  }
  let order: Order | undefined
  let board: Socket | undefined
  let before: number | undefined

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
    before = await stockSum(staff, location)
    return `the session's cookie is known again, as ${body.role}`
  })
  await step('a board listens', async () => {
    board = await open(staff)
    board.say({ type: 'subscribe', locationId: serverIdOf(location) })
    board.say({ type: 'ping' })
    await board.hear(({ type }) => type === 'pong', PATIENCE_MS)
    return 'connected, answered a ping'
  })
  await step('order', async () => {
    const placed = await guest.order({ locationId: serverIdOf(location) }, { 'idempotency-key': key })
    expectThat(placed.status === 201, `${placed.status} ${problemCode(placed.body)}`)
    order = placed.body
    return `ticket ${order.ticketNumber}, ${order.total} dollars`
  })
  await step('the same order again, under the same key', async () => {
    const { id } = placedOrder(order)
    const again = await guest.order({ locationId: serverIdOf(location) }, { 'idempotency-key': key })
    expectThat(again.body.id === id, `${again.status}, as order ${again.body.id} instead of ${id}`)
    return `${again.status}, the same ticket`
  })
  await step('the board is told of it', async () => {
    const { id } = placedOrder(order)
    if (!board) throw new NotHere('no board listens')
    await board.hear((message) => message.type === 'new_order' && message.order.id === id, PATIENCE_MS)
    return 'pushed once stored'
  })
  await step('the kitchen moves it', async () => {
    const { id } = placedOrder(order)
    const follower = await open(guest)
    follower.say({ type: 'subscribe_order', orderId: id })
    follower.say({ type: 'ping' })
    await follower.hear(({ type }) => type === 'pong', PATIENCE_MS)
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
    placedOrder(order)
    if (before === undefined) throw new NotHere('the stock is read by those who are signed in')
    const had = before
    const left = await eventually(
      () => stockSum(staff, location),
      (sum) => sum < had,
      PATIENCE_MS,
    )
    return `${((had - left) / 100).toFixed(2)} units less`
  })
  await step('an unknown call', async () => {
    const { status, body } = await guest.get('/api/no-such-call')
    expectThat(status === 404 && problemCode(body) === 'not-found', `${status} ${problemCode(body)}`)
    return '404, as a problem'
  })
  await step('a call past the CDN', async () => {
    if (!site.past) throw new NotHere('there is no CDN')
    const { status, body } = await browserAt(site.past.url).get('/api/health')
    expectThat(status === 403 && problemCode(body) === 'not-allowed', `${status} ${problemCode(body)}`)
    const way = site.past.socketUrl
    const connected = await openSocket(way).then(
      (socket) => socket.close().then(() => true),
      () => false,
    )
    expectThat(!connected, 'the live connection was opened')
    return '403, and no live connection'
  })
  await Promise.all(sockets.map((socket) => socket.close()))
  return outcomes
}
