import { isStaff } from '#shared/accounts/access'
import type { Location, LocationCode } from '#shared/locations/index'
import { assertLaterOrderAllowed, createUnconfirmedLimitProblem, type LaterWork } from '#shared/orders/guest-orders'
import { Problem } from '#shared/platform/problem'
import { accountPortionLimits, guestPortionLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../../platform/environment'
import { countWithinLimit, hashShort, listCountedNetworks } from '../../platform/rate-limit'
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
    if (orders.some(({ status }) => status === 'completed')) return true
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

/**
 * Counts a guest's portions for the /48 network of an IPv6 address, whose owner may change the
 * address at will. They count for an hour, confirmed or not.
 * @throws Problem `ask-by-phone` beyond the limit
 */
async function countNetworkPortions({ address, portions, location, now }: GuestOrder): Promise<void> {
  for (const { network, factor } of listCountedNetworks(address).filter((counted) => counted.network !== address)) {
    const max = guestPortionLimits.unconfirmed * factor
    const count = {
      name: 'portions',
      group: hashShort(network, 22),
      max,
      now,
      period: 'hour',
      amount: portions,
    } as const
    if (!(await countWithinLimit(count))) throw createUnconfirmedLimitProblem(location)
  }
}

const getLimits = (accountId: string | undefined) =>
  accountId === undefined ? guestPortionLimits : accountPortionLimits

/** The orders of an address or account counted differently when the transaction ran. */
export class UnconfirmedCountChanged extends Problem {
  constructor() {
    super('unavailable', 'We got other orders from you. Please try again.', { retryAfterSeconds: 1 })
  }
}

type UnconfirmedPortions = {
  readonly addressHash: string
  readonly portions: number
  /** The portions of all other orders. */
  readonly total: number
}

/**
 * Returns what an order adds to the unconfirmed portions of its network address or account, or
 * undefined where rate limits are off. First subtracts orders that the kitchen never confirmed and
 * no longer makes.
 * @throws Problem `ask-by-phone` if the order would exceed a limit
 */
export async function getUnconfirmedPortions(order: GuestOrder): Promise<UnconfirmedPortions | undefined> {
  const { address, accountId, portions, later, location, now } = order
  if (getEnvironment().RATE_LIMITS === 'off') return undefined
  const isOfAddress = accountId === undefined
  const addressHash = await (isOfAddress ? keyedHash('guest address', address) : keyedHash('account', accountId))
  const limits = getLimits(accountId)
  const { entries, ...read } = await readUnconfirmed(addressHash)
  let { total } = read
  const others: CountedPortions[] = []
  for (const { orderId, counted } of entries) {
    if (counted.until > now.toISOString()) others.push(counted)
    else {
      await subtractPortions(addressHash, { orderId, portions: counted.portions })
      total -= counted.portions
    }
  }
  if (others.length >= limits.unconfirmedOrders || total + portions > limits.unconfirmed)
    throw createUnconfirmedLimitProblem(location)
  if (later) assertLaterOrderAllowed({ later, others, limits }, location)
  if (isOfAddress) await countNetworkPortions(order)
  return { addressHash, portions, total }
}

/**
 * Returns the step that adds an order's portions to the total of its network address or account.
 * Beyond the limit the transaction fails with `ask-by-phone`. An order for a later time also fails
 * with `UnconfirmedCountChanged` if others were counted meanwhile, as its day has a limit, too.
 */
export function reserveGuestPortions(
  { addressHash, portions, total }: UnconfirmedPortions,
  order: OrderRecord,
  { location, accountId, later }: Pick<GuestOrder, 'location' | 'accountId' | 'later'>,
): WriteStep {
  const entry = { portions, until: getCountedUntil(order), ...(later && { later }) }
  const [condition, values] = later
    ? ['portions = :total', { ':total': total }]
    : ['portions <= :room', { ':room': getLimits(accountId).unconfirmed - portions }]
  const orNone = later && total !== 0 ? '' : 'attribute_not_exists(portions) OR '
  return {
    write: {
      Update: buildEntryUpdate(addressHash, {
        order,
        entry,
        more: portions,
        condition: `${orNone}${condition}`,
        values,
      }),
    },
    refused: () => (later ? new UnconfirmedCountChanged() : createUnconfirmedLimitProblem(location)),
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
}

/**
 * Returns what a pending order counts towards the limits of its network address or account;
 * undefined if it never did, or was accepted.
 */
export async function findReservedGuestPortions(order: OrderRecord): Promise<ReservedPortions | undefined> {
  const [reserved] = listReservations(order, 'guest-portions')
  if (!reserved || order.status !== 'pending') return undefined
  const { addressHash } = reserved
  const { total, entries } = await readUnconfirmed(addressHash)
  const entry = entries.find(({ orderId }) => orderId === order.id)?.counted
  return {
    addressHash,
    entry,
    others: entries.flatMap((other) => (other.orderId === order.id ? [] : other.counted)),
    total,
  }
}

type GuestPortionChange = {
  readonly order: OrderRecord
  readonly before: ReservedPortions
  readonly after: CountedPortions
  readonly location: Location
  /** Undefined for staff. */
  readonly limits: ReturnType<typeof getLimits> | undefined
}

/**
 * Returns the step that changes what a pending order counts. It fails if other orders were counted
 * since the portions were read.
 * @throws Problem `ask-by-phone` beyond a limit
 */
export function changeGuestPortions({ order, before, after, location, limits }: GuestPortionChange): WriteStep {
  const { addressHash, entry, others, total } = before
  const more = after.portions - (entry?.portions ?? 0)
  if (limits && more > 0 && total + more > limits.unconfirmed) throw createUnconfirmedLimitProblem(location)
  if (limits && after.later)
    assertLaterOrderAllowed({ later: after.later, before: entry?.later, others, limits }, location)
  const [isSame, values] = entry
    ? ['#order.portions = :before', { ':before': entry.portions }]
    : ['attribute_not_exists(#order)', {}]
  const isTotal = total === 0 ? '(attribute_not_exists(portions) OR portions = :total)' : 'portions = :total'
  return {
    write: {
      Update: buildEntryUpdate(addressHash, {
        order,
        entry: after,
        more,
        condition: `${isSame} AND ${isTotal}`,
        values: { ...values, ':total': total },
      }),
    },
  }
}

/** Releases the portions of an order that staff confirmed or that was cancelled. */
export async function releaseGuestPortions(order: OrderRecord): Promise<void> {
  for (const { addressHash, portions } of listReservations(order, 'guest-portions'))
    await subtractPortions(addressHash, { orderId: order.id, portions })
}
