import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fillPath, getRouteExamples } from '#infra/testkit/fixtures/sample-requests'
import { formatCookies } from '#infra/testkit/clients/test-client'
import { addDays } from '#shared/platform/time'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { schedules } from '#shared/registry/schedules'
import { callInProcess, type BenchRequest } from '../measure'
import type { History } from './history'
import type { SimulatedProduct } from './simulated-product'

/** Orders whose reactions are counted together. */
const COUNTED_ORDERS = 4

/** Pages that are full before the history grows, so that only further reads count as growth. */
const PAGE = '?limit=5'

/** The queries of calls that need one, or whose pages must be comparable. */
const queriesOn = (today: string): Readonly<Record<string, string>> => {
  const month = `?from=${addDays(today, -29)}&to=${today}`
  return {
    'catering/listEvents': month,
    'feedback/listFeedback': PAGE,
    'inventory/listMovements': PAGE,
    'inventory/getStockUsage': '?days=7',
    'kitchen/searchOrders': `?limit=5&from=${today}&to=${today}`,
    'locations/listChanges': PAGE,
    'loyalty/listTransactions': PAGE,
    'numbers/getFigureByDay': `${month}&of=orders`,
    'numbers/getNumbers': month,
    'numbers/getTaxReport': month,
    'numbers/listRefunds': month,
    'numbers/listPeriodOrders': `?from=${addDays(today, -6)}&to=${today}`,
    'numbers/listFigureOrders': '?of=orders',
    'orders/listOrders': PAGE,
    'payments/listCodes': PAGE,
    'orders/listSlots': `?type=pickup&date=${today}`,
  }
}

export type ReadCounts = ReadonlyMap<string, number>

/** Counts the read units of each GET call, made by an admin who is also the regular. */
async function countGetCalls({ countReads, today }: SimulatedProduct, history: History): Promise<[string, number][]> {
  const { id } = await history.place()
  await history.move(id, 'completed')
  const cookies = { regular: formatCookies(history.regular.cookies), staff: formatCookies(history.chef.cookies) }
  const own = {
    location: 'HENPR',
    locationId: '4',
    userId: history.regularId,
    orderId: id,
    date: today(),
    levelId: '1',
  }
  const queries = queriesOn(today())
  const countCall = async ({ domain, name, route }: RegisteredRoute): Promise<[string, number]> => {
    const examples = getRouteExamples(route, history.regularId)
    const path = fillPath(route.path, { ...examples.params, ...own }) + (queries[`${domain}/${name}`] ?? '')
    const cookie = route.access === 'admin' || route.access === 'staff' ? cookies.staff : cookies.regular
    const sent = { method: 'GET', path, headers: { cookie } }
    // The first call fills the caches.
    await callInProcess(sent)
    const reads = await countReads(() => callInProcess(sent))
    return [`GET ${route.path}`, reads]
  }
  const counts: [string, number][] = []
  for (const route of routes.filter(({ route: { method } }) => method === 'GET')) counts.push(await countCall(route))
  return counts
}

const Placed = z.object({ id: z.string() })

/** Counts the read units of placing an order and of completing it. */
async function countWrites({ countReads }: SimulatedProduct, history: History): Promise<[string, number][]> {
  const placed: string[] = []
  const place = (): BenchRequest => ({
    method: 'POST',
    path: '/api/orders/test',
    body: JSON.stringify(history.body),
    headers: { cookie: formatCookies(history.regular.cookies), 'idempotency-key': randomUUID() },
  })
  const bump = (id: string): BenchRequest => ({
    method: 'PUT',
    path: `/api/kitchen/orders/${id}/status`,
    body: JSON.stringify({ status: 'completed' }),
    headers: { cookie: formatCookies(history.chef.cookies), 'idempotency-key': randomUUID() },
  })
  const placeInProcess = async () => {
    const { id } = Placed.parse(JSON.parse((await callInProcess(place())).body ?? ''))
    placed.push(id)
  }
  // The first call fills the caches.
  await placeInProcess()
  const placing = await countReads(placeInProcess)
  const [first = '', second = ''] = placed
  await callInProcess(bump(first))
  const bumping = await countReads(() => callInProcess(bump(second)))
  return [
    ['POST /api/orders/test', placing],
    ['PUT /api/kitchen/orders/{orderId}/status', bumping],
  ]
}

/** Counts the table units of each reaction to some orders, from placing to completing. */
async function countReactions(product: SimulatedProduct, history: History): Promise<[string, number][]> {
  await product.settle()
  const units = await product.countReactions(async () => {
    for (let order = 0; order < COUNTED_ORDERS; order += 1) {
      const { id } = await history.place()
      await product.settle()
      await history.move(id, 'completed')
      await product.settle()
    }
  })
  return [...units].map(([name, total]) => [`reaction ${name}`, total / COUNTED_ORDERS])
}

async function countSchedules({ countReads, runSchedule }: SimulatedProduct): Promise<[string, number][]> {
  const counts: [string, number][] = []
  for (const { name } of schedules) counts.push([`schedule ${name}`, await countReads(() => runSchedule(name))])
  return counts
}

/** Counts what calls and schedules read, and what reactions read and write, on a new day. */
export async function countReads(product: SimulatedProduct, history: History): Promise<ReadCounts> {
  await history.startDay()
  return new Map([
    ...(await countReactions(product, history)),
    ...(await countWrites(product, history)),
    ...(await countGetCalls(product, history)),
    ...(await countSchedules(product)),
  ])
}
