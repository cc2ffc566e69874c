import { createHash, randomUUID } from 'node:crypto'
import { formatCookies } from '#infra/testkit/clients/test-client'
import { addDays } from '#shared/platform/time'
import { median, sendOverHttp, type BenchRequest } from '../measure'
import { FIXED_WORK } from './growth-limits'
import type { History } from './history'
import type { SimulatedProduct } from './simulated-product'

const ROUNDS = 40
/** Untimed rounds, until the day's caches are filled. */
const WARM_UPS = 5

/** About as long as a call. */
function doFixedWork(): void {
  let text = ''
  for (let hash = 0; hash < 5000; hash += 1) text = createHash('sha256').update(text).digest('base64url')
}

type Timed = { readonly call: string; readonly act: () => Promise<unknown> }

/** The reads of a guest, a regular and the staff, around an order. */
function listReads({ url, today }: SimulatedProduct, history: History, orderId: () => string): readonly Timed[] {
  const cookies = { regular: formatCookies(history.regular.cookies), staff: formatCookies(history.chef.cookies) }
  const read = (call: string, who: keyof typeof cookies, path: () => string): Timed => ({
    call,
    act: () => sendOverHttp(url, { method: 'GET', path: path(), headers: { cookie: cookies[who] } }),
  })
  const date = today()
  return [
    read('menu', 'regular', () => '/api/menu-items/HENPR'),
    read('tracking', 'regular', () => `/api/orders/${orderId()}`),
    read("a regular's orders", 'regular', () => `/api/orders/user/${history.regularId}?limit=10`),
    read('points', 'regular', () => '/api/loyalty/account'),
    read('points history', 'regular', () => '/api/loyalty/transactions?limit=10'),
    read('stock', 'staff', () => '/api/inventory/stock/HENPR'),
    read('movements', 'staff', () => '/api/inventory/movements/HENPR?limit=10'),
    read('alerts', 'staff', () => '/api/inventory/alerts/HENPR'),
    read('numbers of a day', 'staff', () => `/api/numbers/HENPR?from=${date}&to=${date}`),
    read('numbers of a month', 'staff', () => `/api/numbers/HENPR?from=${addDays(date, -29)}&to=${date}`),
  ]
}

/**
 * Times placing and moving an order, the delivery of its change to all reactions, and the usual
 * reads, in turn. Returns the medians in milliseconds.
 */
export async function timeCalls(product: SimulatedProduct, history: History): Promise<ReadonlyMap<string, number>> {
  await history.startDay()
  const cookies = { regular: formatCookies(history.regular.cookies), staff: formatCookies(history.chef.cookies) }
  const send = (sent: Omit<BenchRequest, 'headers'>, cookie: string) =>
    sendOverHttp(product.url, { ...sent, headers: { cookie, 'idempotency-key': randomUUID() } })
  const body = JSON.stringify(history.body)
  let orderId = ''
  const move = (status: string) =>
    send(
      { method: 'PUT', path: `/api/kitchen/orders/${orderId}/status`, body: JSON.stringify({ status }) },
      cookies.staff,
    )
  const place = async () => {
    const placed: { readonly id: string } = JSON.parse(
      await send({ method: 'POST', path: '/api/orders/test', body }, cookies.regular),
    )
    orderId = placed.id
  }
  const reads = listReads(product, history, () => orderId)
  const round: readonly Timed[] = [
    { call: FIXED_WORK, act: async () => doFixedWork() },
    { call: 'placing an order', act: place },
    { call: 'all reactions to it', act: product.settle },
    { call: 'a bump', act: () => move('ready') },
    ...reads,
  ]
  const times = new Map(round.map(({ call }): [string, number[]] => [call, []]))
  for (let turn = -WARM_UPS; turn < ROUNDS; turn += 1) {
    for (const { call, act } of round) {
      const startedAt = performance.now()
      await act()
      if (turn >= 0) times.get(call)?.push(performance.now() - startedAt)
    }
    await move('completed')
    await product.settle()
  }
  return new Map([...times].map(([call, milliseconds]) => [call, median(milliseconds)]))
}
