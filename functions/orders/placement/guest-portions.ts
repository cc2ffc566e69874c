import * as z from 'zod/mini'
import { isStaff } from '#shared/accounts/access'
import type { Location, LocationCode } from '#shared/locations/index'
import { createUnconfirmedLimitProblem } from '#shared/orders/guest-orders'
import { accountPortionLimits, guestPortionLimits } from '#shared/platform/rate-limits'
import { TEST_MAX_DAYS_AHEAD } from '#shared/orders/constants'
import { getEnvironment } from '../../platform/environment'
import { countWithinLimit, hashShort, listCountedNetworks } from '../../platform/rate-limit'
import { getCallerAtLocation, type Caller } from '../../platform/session/session'
import { keyedHash } from '../../platform/session/signing-keys'
import { fieldOr } from '../../platform/table/parse-items'
import { getItem, tableName, type Item } from '../../platform/table/table'
import { updateOnce, type WriteStep } from '../../platform/table/transaction'
import { listOrdersPage } from '../order-history-repository'
import type { OrderRecord } from '../records'
import { STALE_AFTER_MS } from '../ticket-repository'
import { listReservations } from './reservations'

/** An order may be scheduled this far ahead; its entry expires within a day after that. */
const EXPIRES_AFTER_MS = (TEST_MAX_DAYS_AHEAD + 2) * 24 * 3600_000

/**
 * Key of the record that counts the unconfirmed portions of all guests at one network address, or
 * of an account without the limits of guests. `portions` is the total. Each order has an attribute
 * of its own, so that the transaction of an order can add it and a later write can subtract it
 * exactly once.
 */
const guestPortionsKey = (addressHash: string) => ({ pk: `GUESTORDERS#${addressHash}`, sk: 'UNCONFIRMED' })

const ENTRY_PREFIX = 'order-'
const Entry = z.object({ portions: z.int(), until: z.string() })
const Total = z.object({ portions: fieldOr('GuestPortions.portions', z._default(z.int(), 0), () => 0) })

type Entry = z.infer<typeof Entry> & { readonly orderId: string }

const listEntries = (record: Item): Entry[] =>
  Object.entries(record)
    .filter(([name]) => name.startsWith(ENTRY_PREFIX))
    .flatMap(([name, entry]) => {
      const { data } = Entry.safeParse(entry)
      return data ? [{ ...data, orderId: name.slice(ENTRY_PREFIX.length) }] : []
    })

/** Subtracts an order's portions. Repeating the call changes nothing. */
async function subtractPortions(addressHash: string, { orderId, portions }: Omit<Entry, 'until'>): Promise<void> {
  const update = {
    TableName: tableName(),
    Key: guestPortionsKey(addressHash),
    UpdateExpression: 'REMOVE #order ADD portions :less',
    ConditionExpression: 'attribute_exists(#order)',
    ExpressionAttributeNames: { '#order': ENTRY_PREFIX + orderId },
    ExpressionAttributeValues: { ':less': -portions },
  }
  await updateOnce({ update, refused: 'already' })
}

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

type UnconfirmedPortions = { readonly addressHash: string; readonly portions: number }

const getLimits = (accountId: string | undefined) =>
  accountId === undefined ? guestPortionLimits : accountPortionLimits

/**
 * Returns what an order adds to the unconfirmed portions of its network address or account, or
 * undefined where rate limits are off. First subtracts orders that the kitchen never confirmed and
 * no longer makes.
 * @throws Problem `ask-by-phone` if the total would exceed the limit
 */
export async function getUnconfirmedPortions(order: GuestOrder): Promise<UnconfirmedPortions | undefined> {
  const { address, accountId, portions, location, now } = order
  if (getEnvironment().RATE_LIMITS === 'off') return undefined
  const isOfAddress = accountId === undefined
  const addressHash = await (isOfAddress ? keyedHash('guest address', address) : keyedHash('account', accountId))
  const limits = getLimits(accountId)
  const record = (await getItem(guestPortionsKey(addressHash))) ?? {}
  let total = Total.parse(record).portions
  const entries = listEntries(record)
  const givenUp = entries.filter(({ until }) => until <= now.toISOString())
  for (const entry of givenUp) {
    await subtractPortions(addressHash, entry)
    total -= entry.portions
  }
  const hasManyOrders = entries.length - givenUp.length >= limits.unconfirmedOrders
  if (hasManyOrders || total + portions > limits.unconfirmed) throw createUnconfirmedLimitProblem(location)
  if (isOfAddress) await countNetworkPortions(order)
  return { addressHash, portions }
}

/**
 * Returns the step that adds an order's portions to the total of its network address or account.
 * Beyond the limit the transaction fails with `ask-by-phone`.
 */
export function reserveGuestPortions(
  { addressHash, portions }: UnconfirmedPortions,
  order: OrderRecord,
  { location, accountId }: Pick<GuestOrder, 'location' | 'accountId'>,
): WriteStep {
  const dueAt = Date.parse(order.scheduledFor ?? order.createdAt)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: guestPortionsKey(addressHash),
        UpdateExpression: 'SET #order = :entry, #type = :type, expiresAt = :later ADD portions :portions',
        ConditionExpression: 'attribute_not_exists(portions) OR portions <= :room',
        ExpressionAttributeNames: { '#order': ENTRY_PREFIX + order.id, '#type': 'type' },
        ExpressionAttributeValues: {
          ':entry': { portions, until: new Date(dueAt + STALE_AFTER_MS).toISOString() },
          ':type': 'GuestPortions',
          ':later': Math.ceil((Date.parse(order.createdAt) + EXPIRES_AFTER_MS) / 1000),
          ':portions': portions,
          ':room': getLimits(accountId).unconfirmed - portions,
        },
      },
    },
    refused: () => createUnconfirmedLimitProblem(location),
  }
}

/**
 * Returns what a pending order counts towards the limit of its network address or account;
 * undefined if it counts nothing, or no longer.
 */
export async function findReservedGuestPortions(order: OrderRecord): Promise<UnconfirmedPortions | undefined> {
  const [reserved] = listReservations(order, 'guest-portions')
  if (!reserved || order.status !== 'pending') return undefined
  const { addressHash } = reserved
  const record = (await getItem(guestPortionsKey(addressHash))) ?? {}
  const entry = listEntries(record).find(({ orderId }) => orderId === order.id)
  return entry && { addressHash, portions: entry.portions }
}

type GuestPortionChange = {
  readonly orderId: string
  readonly before: UnconfirmedPortions
  readonly portions: number
  readonly location: Location
  /** The most unconfirmed portions; undefined for staff. */
  readonly most: number | undefined
}

/**
 * Returns the step that changes what a pending order counts. Beyond the limit the transaction fails
 * with `ask-by-phone`.
 */
export function changeGuestPortions(change: GuestPortionChange): WriteStep {
  const { orderId, before, portions, location, most } = change
  const more = portions - before.portions
  const hasRoom = most !== undefined && more > 0
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: guestPortionsKey(before.addressHash),
        UpdateExpression: 'SET #order.portions = :portions ADD portions :more',
        ConditionExpression: `#order.portions = :before${hasRoom ? ' AND portions <= :room' : ''}`,
        ExpressionAttributeNames: { '#order': ENTRY_PREFIX + orderId },
        ExpressionAttributeValues: {
          ':portions': portions,
          ':before': before.portions,
          ':more': more,
          ...(hasRoom && { ':room': most - more }),
        },
      },
    },
    refused: () => createUnconfirmedLimitProblem(location),
  }
}

/** Releases the portions of an order that staff confirmed or that was cancelled. */
export async function releaseGuestPortions(order: OrderRecord): Promise<void> {
  for (const { addressHash, portions } of listReservations(order, 'guest-portions'))
    await subtractPortions(addressHash, { orderId: order.id, portions })
}
