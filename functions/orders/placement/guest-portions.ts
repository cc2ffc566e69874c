import { getGroupPart, getSiteKind } from '#shared/locations/site-kind'
import { isStaff } from '#shared/accounts/access'
import type { Location, LocationCode } from '#shared/locations/index'
import { assertLaterOrderAllowed, createUnconfirmedLimitProblem, type LaterWork } from '#shared/orders/guest-orders'
import { Problem } from '#shared/platform/problem'
import { accountPortionLimits, guestPortionLimits, PORTIONS_NETWORK_FACTOR } from '#shared/platform/order-limits'
import { getEnvironment } from '../../platform/environment'
import { listCountedNetworks } from '../../platform/session/client-address'
import { getCallerAtLocation, type Caller } from '../../platform/session/session'
import { keyedHash } from '../../platform/session/signing-keys'
import type { WriteStep } from '../../platform/table/transaction'
import { listOrdersPage } from '../order-history-repository'
import type { OrderRecord } from '../records'
import {
  buildEntryUpdate,
  getCountedUntil,
  readUnconfirmed,
  subtractPortions,
  type CountedPortions,
} from './guest-portion-records'
import { listReservations } from './reservations'

/** As many of an account's newest orders are searched for a completed one: few suffice usually. */
const SEARCHED_ORDERS = [3, 20] as const

async function hasCompletedOrder(userId: string): Promise<boolean> {
  for (const size of SEARCHED_ORDERS) {
    const { orders } = await listOrdersPage(userId, size)
    if (orders.some(({ status, tender }) => status === 'completed' && tender !== 'not-collected')) return true
  }
  return false
}

/**
 * Whether a caller's order has the portion limits of guests: without an account, or with one that
 * has no completed order among its newest ones (docs/product/checkout.md#order-limits). Staff have
 * no limits.
 */
export async function hasGuestLimits(caller: Caller, location: LocationCode): Promise<boolean> {
  const { user } = getCallerAtLocation(caller, location)
  return user === null || (!isStaff(user) && !(await hasCompletedOrder(user.id)))
}

type PortionHolder = {
  readonly address: string
  /** The account that the order counts for instead of the address, without a guest's limits. */
  readonly accountId?: string | undefined
}

type Orderer = {
  readonly caller: Caller
  readonly takenBy?: Caller | undefined
  readonly address: string
  readonly isLimited: boolean
}

/** Returns what an order's unconfirmed portions count for; undefined for an order of staff. */
export function findPortionHolder(
  { caller, takenBy, address, isLimited }: Orderer,
  location: LocationCode,
): PortionHolder | undefined {
  const { user } = getCallerAtLocation(caller, location)
  return takenBy || isStaff(user) ? undefined : { address, accountId: isLimited ? undefined : user?.id }
}

type GuestOrder = PortionHolder & {
  readonly portions: number
  /** What it takes of a day's later times; undefined if those are not limited. */
  readonly later?: LaterWork | undefined
  readonly location: Location
  readonly now: Date
}

type PortionLimits = {
  readonly unconfirmed: number
  readonly unconfirmedOrders: number
  readonly ofStationAndDay: number
  readonly ordersOfDay: number
}

/** Returns the limits of an account or address, or a multiple of them for a network. */
export const getPortionLimits = (
  { unconfirmed, unconfirmedOrders, ofStationAndDay, ordersOfDay }: PortionLimits,
  factor = 1,
): PortionLimits => ({
  unconfirmed: unconfirmed * factor,
  unconfirmedOrders: unconfirmedOrders * factor,
  ofStationAndDay: ofStationAndDay * factor,
  ordersOfDay: ordersOfDay * factor,
})

type Counter = { readonly addressHash: string; readonly factor?: number; readonly limits: PortionLimits }

/** Lists what an order's portions count for: an account, or an address and its IPv6 network. */
async function listCounters({ address, accountId, location }: GuestOrder): Promise<readonly Counter[]> {
  const part = getGroupPart(getSiteKind(location.code))
  if (accountId !== undefined)
    return [
      { addressHash: part + (await keyedHash('account', accountId)), limits: getPortionLimits(accountPortionLimits) },
    ]
  return Promise.all(
    listCountedNetworks(address).map(async ({ network }) => {
      const factor = network === address ? undefined : PORTIONS_NETWORK_FACTOR
      return {
        addressHash: part + (await keyedHash('guest address', network)),
        ...(factor !== undefined && { factor }),
        limits: getPortionLimits(guestPortionLimits, factor),
      }
    }),
  )
}

/** The orders of an address or account counted differently when the transaction ran. */
export class UnconfirmedCountChanged extends Problem {
  constructor() {
    super('unavailable', 'We got other orders from you. Please try again.', { retryAfterSeconds: 1 })
  }
}

type UnconfirmedPortions = Counter & {
  readonly portions: number
  /** How often the counter had changed when it was read. */
  readonly changes: number
}

/**
 * Reads a counter, and subtracts orders that the kitchen never confirmed and no longer makes.
 * @throws Problem `ask-by-phone` if the order would exceed a limit
 */
async function countUnconfirmed(
  counter: Counter,
  { portions, later, location, now }: GuestOrder,
): Promise<UnconfirmedPortions> {
  const { addressHash, limits } = counter
  const { entries, ...read } = await readUnconfirmed(addressHash)
  let { total, changes } = read
  const others: CountedPortions[] = []
  for (const { orderId, counted } of entries) {
    if (counted.until > now.toISOString()) others.push(counted)
    else {
      await subtractPortions(addressHash, { orderId, portions: counted.portions })
      total -= counted.portions
      changes += 1
    }
  }
  if (others.length >= limits.unconfirmedOrders || total + portions > limits.unconfirmed)
    throw createUnconfirmedLimitProblem(location)
  if (later) assertLaterOrderAllowed({ later, others, limits }, location)
  return { ...counter, portions, changes }
}

/**
 * Returns what an order adds to the unconfirmed portions of its network address or account; nothing
 * where rate limits are off.
 * @throws Problem `ask-by-phone` if the order would exceed a limit
 */
export async function listUnconfirmedPortions(order: GuestOrder): Promise<readonly UnconfirmedPortions[]> {
  if (getEnvironment().RATE_LIMITS === 'off') return []
  const counters = await listCounters(order)
  return Promise.all(counters.map((counter) => countUnconfirmed(counter, order)))
}

/** The condition that a counter is as it was read. */
const isUnchanged = (changes: number): string =>
  changes === 0 ? '(attribute_not_exists(changes) OR changes = :changes)' : 'changes = :changes'

/**
 * Returns the step that adds an order's portions to the total of its network address or account.
 * Beyond the limit the transaction fails with `ask-by-phone`. An order for a later time also fails
 * with `UnconfirmedCountChanged` if others were counted meanwhile, as its day has a limit, too.
 */
export function reserveGuestPortions(
  { addressHash, portions, changes, limits }: UnconfirmedPortions,
  order: Pick<OrderRecord, 'id' | 'createdAt' | 'scheduledFor'>,
  { location, later }: Pick<GuestOrder, 'location' | 'later'>,
): WriteStep {
  const entry = { portions, until: getCountedUntil(order), ...(later && { later }) }
  const [condition, values] = later
    ? [isUnchanged(changes), { ':changes': changes }]
    : ['attribute_not_exists(portions) OR portions <= :room', { ':room': limits.unconfirmed - portions }]
  return {
    write: { Update: buildEntryUpdate(addressHash, { order, entry, more: portions, condition, values }) },
    onConflict: () => (later ? new UnconfirmedCountChanged() : createUnconfirmedLimitProblem(location)),
  }
}

/** What a pending order counts, and the other orders of its address or account. */
export type ReservedPortions = {
  readonly addressHash: string
  /** Undefined if the order counts no longer. */
  readonly entry: CountedPortions | undefined
  readonly others: readonly CountedPortions[]
  /** The portions of all orders. */
  readonly total: number
  readonly changes: number
  /** How many times the limits of an address it has. */
  readonly factor?: number | undefined
}

/**
 * Returns what a pending order counts towards the limits of its network address or account; nothing
 * if it never did, or was accepted.
 */
export async function listReservedGuestPortions(order: OrderRecord): Promise<readonly ReservedPortions[]> {
  if (order.status !== 'pending') return []
  return Promise.all(
    listReservations(order, 'guest-portions').map(async ({ addressHash, factor }) => {
      const { entries, ...read } = await readUnconfirmed(addressHash)
      const entry = entries.find(({ orderId }) => orderId === order.id)?.counted
      const others = entries.flatMap((other) => (other.orderId === order.id ? [] : other.counted))
      return { ...read, addressHash, factor, entry, others }
    }),
  )
}

type GuestPortionChange = {
  readonly order: OrderRecord
  readonly before: ReservedPortions
  readonly after: CountedPortions
  readonly location: Location
  /** Undefined for staff. */
  readonly limits: PortionLimits | undefined
}

/**
 * Returns the step that changes what a pending order counts. It fails if other orders were counted
 * since the portions were read.
 * @throws Problem `ask-by-phone` beyond a limit
 */
export function changeGuestPortions({ order, before, after, location, limits }: GuestPortionChange): WriteStep {
  const { addressHash, entry, others, total, changes } = before
  const more = after.portions - (entry?.portions ?? 0)
  if (limits && more > 0 && total + more > limits.unconfirmed) throw createUnconfirmedLimitProblem(location)
  if (limits && after.later)
    assertLaterOrderAllowed({ later: after.later, before: entry?.later, others, limits }, location)
  const condition = isUnchanged(changes)
  const values = { ':changes': changes }
  return { write: { Update: buildEntryUpdate(addressHash, { order, entry: after, more, condition, values }) } }
}
