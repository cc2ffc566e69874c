import * as z from 'zod/mini'
import { MenuItem } from '#shared/menu/contract'
import { Order } from '#shared/orders/contract'
import { getServerId, type Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { listAvailableDays } from '#shared/orders/scheduling'
import { NotApplicable, assertCheck, formatOutcome, hasNoFailure, type Outcome } from './check-report'
import { bodyOf, runChecks, summary, type Check, type Run, type Site } from './check-run'
import { DeploymentStopped } from '../deploy-context'

const Health = z.object({ version: z.string(), location: z.string() })
export const ProblemBody = z.object({ code: z.string() })

export function dishOf({ dish }: Run<Site>): MenuItem {
  if (!dish) throw new NotApplicable('no dish can be ordered')
  return dish
}

export function orderOf({ order }: Run<Site>): Order {
  if (!order) throw new NotApplicable('no order was placed')
  return order
}

/** Sends a pickup order; with `isScheduled` for the first hour that the location is open. */
export function sendOrder({ site, call, idempotencyKey }: Run<Site>, dish: MenuItem, isScheduled: boolean) {
  const { location, client } = site
  const scheduledFor = isScheduled ? listAvailableDays(location, 'pickup', new Date())[0]?.times[0]?.at : undefined
  const order = {
    locationId: getServerId(location),
    lines: [{ dish, quantity: 1 }],
    customerInfo: { name: 'Test order', email: '', phone: location.phone },
    more: { specialInstructions: 'Placed by a deployment to check that ordering works.', scheduledFor },
  }
  return call(client.order(order, { 'idempotency-key': idempotencyKey }))
}

async function cancel({ site, call }: Run<Site>, { id }: Order): Promise<boolean> {
  return bodyOf(await call(site.client.post(`/api/orders/${id}/cancel`)), 200, Order).status === 'cancelled'
}

export const health: Check<Site> = {
  name: 'health',
  run: async ({ site: { location, client }, call }) => {
    const found = bodyOf(await call(client.get('/api/health')), 200, Health)
    assertCheck(found.location === location.code, `${found.location} answers for ${location.code}`)
    return `version ${found.version}`
  },
}

export const menu: Check<Site> = {
  name: 'menu',
  run: async (run) => {
    const { location, client } = run.site
    const dishes = bodyOf(await run.call(client.get(`/api/menu-items/${location.code}`)), 200, z.array(MenuItem))
    run.dish = dishes.find(({ isAvailable, price }) => isAvailable && Number(price) > 0)
    assertCheck(run.dish !== undefined, `none of ${dishes.length} dishes can be ordered`)
    return `${dishes.length} dishes`
  },
}

export const placeOrder = (isScheduled: boolean): Check<Site> => ({
  name: 'place a test order',
  run: async (run) => {
    run.order = bodyOf(await sendOrder(run, dishOf(run), isScheduled), 201, Order)
    return `ticket ${run.order.ticketNumber}, ${run.order.total} dollars`
  },
})

const readOrder: Check<Site> = {
  name: 'read the order',
  run: async (run) => {
    const { id, total } = orderOf(run)
    const read = bodyOf(await run.call(run.site.client.get(`/api/orders/${id}`)), 200, Order)
    assertCheck(read.status === 'pending' && read.total === total, `${read.status}, ${read.total} dollars`)
    return `${read.status}, ${read.total} dollars`
  },
}

const cancelOrder: Check<Site> = {
  name: 'cancel the order',
  run: async (run) => {
    assertCheck(await cancel(run, orderOf(run)), 'it is not cancelled')
    return 'cancelled'
  },
}

/** Rejected before anything is stored, so that no customer and no cook sees it. */
const rejectWrongPrice: Check<Site> = {
  name: 'reject an order with a wrong price',
  run: async (run) => {
    const dish = dishOf(run)
    const response = await sendOrder(run, { ...dish, price: (Number(dish.price) + 1).toFixed(2) }, true)
    const placed = Order.safeParse(response.body).data
    if (placed) {
      const result = (await cancel(run, placed)) ? 'was cancelled at once' : 'must be cancelled by hand'
      throw new Error(`it was accepted as ticket ${placed.ticketNumber}, which ${result}`)
    }
    assertCheck(bodyOf(response, 409, ProblemBody).code === 'price-changed', summary(response))
    return 'price-changed; nothing is stored'
  },
}

/**
 * The checks after a deployment. Where test orders are allowed, one is placed, read and cancelled;
 * elsewhere only an order that is rejected before anything is stored is sent.
 */
export const smokeChecks = (location: Location): readonly Check<Site>[] => [
  health,
  menu,
  ...(getPolicy(location).takesTrialOrders ? [placeOrder(true), readOrder, cancelOrder] : [rejectWrongPrice]),
]

const ROLLBACK_HINT = [
  'The deployment stands, but a site does not work. To go back: check out the commit that was deployed before, and',
  '`npm run deploy`. An alarm that rings already lets no canary begin: then `npm run deploy -- -c canary=false`.',
].join('\n')

/** Checks each deployed site and prints the outcomes; throws `Stop` where a check fails. */
export async function checkSites(sites: readonly Site[], print: (line: string) => void, timeoutMs?: number) {
  const outcomes: Outcome[] = []
  for (const site of sites) {
    print(`\nTrying ${site.location.fullName}`)
    const report = (outcome: Outcome) => print(formatOutcome(outcome))
    outcomes.push(...(await runChecks(site, smokeChecks(site.location), { report, timeoutMs })))
  }
  if (!hasNoFailure(outcomes)) throw new DeploymentStopped(ROLLBACK_HINT)
}
