import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { Stock } from '#shared/inventory/contract'
import { Order } from '#shared/orders/contract'
import { getServerId } from '#shared/locations/index'
import { NotApplicable, assertCheck } from './check-report'
import { bodyOf, summary, type Browser, type Check, type Run, type Site, type Socket } from './check-run'
import { ProblemBody, dishOf, health, menu, orderOf, placeOrder, sendOrder } from './site-checks'

/** A site at which an order is followed through the kitchen. */
export type KitchenSite = Site & {
  readonly staff: Browser
  readonly socketUrl: string
  /** The same APIs without the CDN; undefined where there is no CDN. */
  readonly direct?: { readonly url: string; readonly socketUrl: string }
}

const Account = z.object({ id: z.string(), role: z.string() })

/** The sum of a location's stock, in hundredths of each ingredient's unit. */
async function stockSum({ site: { location, staff }, call }: Run<KitchenSite>): Promise<number> {
  const stock = bodyOf(await call(staff.get(`/api/inventory/stock/${location.code}`)), 200, z.array(Stock))
  return stock.reduce((sum, { currentStock }) => sum + Math.round(Number(currentStock) * 100), 0)
}

/** The server answers messages in order: after the pong a subscription before it is active. */
async function subscribe(socket: Socket, message: object, timeoutMs: number): Promise<void> {
  socket.send(message)
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong', timeoutMs)
}

const signIn: Check<KitchenSite> = {
  name: 'sign in',
  run: async (run) => {
    const { staff } = run.site
    const { id } = bodyOf(await run.call(staff.signIn(`${randomUUID()}@example.com`, 'admin')), 200, Account)
    const current = bodyOf(await run.call(staff.get('/api/auth/user')), 200, Account)
    assertCheck(current.id === id, `signed in as ${id}, then known as ${current.id}`)
    run.stockBefore = await stockSum(run)
    return `the session's cookie is accepted, as ${current.role}`
  },
}

const connectBoard: Check<KitchenSite> = {
  name: 'connect a board',
  run: async (run) => {
    const { location, staff, socketUrl } = run.site
    run.board = await run.connect(socketUrl, staff)
    await subscribe(run.board, { type: 'subscribe', locationId: getServerId(location) }, run.timeoutMs)
    return 'connected, answered a ping'
  },
}

const repeatOrder: Check<Site> = {
  name: 'repeat the order under the same key',
  run: async (run) => {
    const { id } = orderOf(run)
    const repeated = await sendOrder(run, dishOf(run), false)
    assertCheck(repeated.body.id === id, `${repeated.status}, as order ${repeated.body.id} instead of ${id}`)
    return `${repeated.status}, the same ticket`
  },
}

const pushToBoard: Check<KitchenSite> = {
  name: 'push the order to the board',
  run: async (run) => {
    const { id } = orderOf(run)
    if (!run.board) throw new NotApplicable('no board is connected')
    await run.board.hear((message) => message.type === 'new_order' && message.order.id === id, run.timeoutMs)
    return 'pushed once stored'
  },
}

const STOCK_POLL_MS = 250
const STAGES = ['confirmed', 'preparing', 'ready', 'completed'] as const

const moveThroughKitchen: Check<KitchenSite> = {
  name: 'move the order through the kitchen',
  run: async (run) => {
    const { id } = orderOf(run)
    const { call, timeoutMs } = run
    const { client, staff, socketUrl } = run.site
    const follower = await run.connect(socketUrl, client)
    await subscribe(follower, { type: 'subscribe_order', orderId: id }, timeoutMs)
    for (const status of STAGES) {
      const moved = await call(staff.move(id, status))
      assertCheck(moved.status === 200, summary(moved))
      const read = bodyOf(await call(client.get(`/api/orders/${id}`)), 200, Order)
      assertCheck(read.status === status, `${status} was read as ${read.status}`)
      await follower.hear(
        (message) => message.type === 'status_update' && message.order.id === id && message.order.status === status,
        timeoutMs,
      )
    }
    return `${STAGES.join(', ')}: each read again and pushed to the guest`
  },
}

const takeStock: Check<KitchenSite> = {
  name: 'take the ingredients from the stock',
  run: async (run) => {
    orderOf(run)
    const before = run.stockBefore
    if (before === undefined) throw new NotApplicable('the stock was not read before the order')
    let left = before
    await waitUntil(async () => (left = await stockSum(run)) < before, run.timeoutMs, STOCK_POLL_MS)
    return `${((before - left) / 100).toFixed(2)} units less`
  },
}

const rejectUnknownCall: Check<Site> = {
  name: 'reject an unknown call',
  run: async ({ site, call }) => {
    const { code } = bodyOf(await call(site.client.get('/api/no-such-call')), 404, ProblemBody)
    assertCheck(code === 'not-found', code)
    return '404, as a problem'
  },
}

const rejectBypass: Check<KitchenSite> = {
  name: 'reject a call that bypasses the CDN',
  run: async ({ site: { direct }, call }) => {
    if (!direct) throw new NotApplicable('there is no CDN')
    const { code } = bodyOf(await call(createTestClient(direct.url).get('/api/health')), 403, ProblemBody)
    assertCheck(code === 'not-allowed', code)
    const isConnected = await openTestSocket(direct.socketUrl).then(
      (socket) => socket.close().then(() => true),
      () => false,
    )
    assertCheck(!isConnected, 'the live connection was opened')
    return '403, and no live connection'
  },
}

/** An order from the menu through the kitchen to the guest, and what must be rejected. */
export const kitchenChecks: readonly Check<KitchenSite>[] = [
  health,
  menu,
  signIn,
  connectBoard,
  placeOrder(false),
  repeatOrder,
  pushToBoard,
  moveThroughKitchen,
  takeStock,
  rejectUnknownCall,
  rejectBypass,
]
