import * as z from 'zod/mini'
import { Station } from '#shared/menu/contract'
import { TEST_MAX_DAYS_AHEAD } from '#shared/orders/constants'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { fieldOr } from '../../platform/table/parse-items'
import { getItem, tableName, type Item } from '../../platform/table/table'
import { updateOnce, type Update } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { STALE_AFTER_MS } from '../ticket-repository'
import { listReservations } from './reservations'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** An order may be scheduled this far ahead; its entry expires within a day after that. */
const STORED_SECONDS = (TEST_MAX_DAYS_AHEAD + 2) * DAY_SECONDS

/**
 * Key of the record that counts the unconfirmed portions of all guests at one network address, or
 * of an account without the limits of guests. `portions` is the total. Each order has an attribute
 * of its own, so that the transaction of an order can add it and a later write can subtract it
 * exactly once.
 */
const guestPortionsKey = (addressHash: string) => ({ pk: `GUESTORDERS#${addressHash}`, sk: 'UNCONFIRMED' })

const ENTRY_PREFIX = 'order-'
const Entry = z.object({
  portions: z.int(),
  until: z.string(),
  /** What an order for a later time takes of its day, where that is limited. */
  later: z.optional(z.object({ date: z.string(), work: z.partialRecord(Station, z.int()) })),
})
const count = (name: string) => fieldOr(`GuestPortions.${name}`, z._default(z.int(), 0), () => 0)
const Counts = z.object({ portions: count('portions'), changes: count('changes') })

/** What an order counts, until a time. */
export type CountedPortions = z.infer<typeof Entry>
type OrderEntry = { readonly orderId: string; readonly counted: CountedPortions }

const listEntries = (record: Item): OrderEntry[] =>
  Object.entries(record)
    .filter(([name]) => name.startsWith(ENTRY_PREFIX))
    .flatMap(([name, entry]) => {
      const { data } = Entry.safeParse(entry)
      return data ? [{ orderId: name.slice(ENTRY_PREFIX.length), counted: data }] : []
    })

/**
 * Returns the total of an address or account, what each of its orders counts, and how often that
 * has changed.
 */
export async function readUnconfirmed(addressHash: string) {
  const record = (await getItem(guestPortionsKey(addressHash))) ?? {}
  const { portions: total, changes } = Counts.parse(record)
  return { total, changes, entries: listEntries(record) }
}

/** Returns until when an order counts: the kitchen has given it up then. */
export const getCountedUntil = ({ scheduledFor, createdAt }: Pick<OrderRecord, 'scheduledFor' | 'createdAt'>): string =>
  new Date(Date.parse(scheduledFor ?? createdAt) + STALE_AFTER_MS).toISOString()

type EntryUpdate = {
  readonly order: Pick<OrderRecord, 'id' | 'createdAt'>
  readonly entry: CountedPortions
  /** How many portions more the order counts than before. */
  readonly more: number
  readonly condition: string
  readonly values: Readonly<Record<string, number>>
}

/** Builds the update that stores what an order counts. */
export const buildEntryUpdate = (
  addressHash: string,
  { order, entry, more, condition, values }: EntryUpdate,
): Update => ({
  TableName: tableName(),
  Key: guestPortionsKey(addressHash),
  UpdateExpression: 'SET #order = :entry, #type = :type, expiresAt = :expires ADD portions :more, changes :one',
  ConditionExpression: condition,
  ExpressionAttributeNames: { '#order': ENTRY_PREFIX + order.id, '#type': 'type' },
  ExpressionAttributeValues: {
    ':entry': entry,
    ':type': 'GuestPortions',
    ':expires': expiresAfter(order.createdAt, STORED_SECONDS),
    ':more': more,
    ':one': 1,
    ...values,
  },
})

type EndedOrder = { readonly orderId: string; readonly portions: number }

/** Subtracts an order's portions. Repeating the call changes nothing. */
export async function subtractPortions(addressHash: string, { orderId, portions }: EndedOrder): Promise<void> {
  const update = {
    TableName: tableName(),
    Key: guestPortionsKey(addressHash),
    UpdateExpression: 'REMOVE #order ADD portions :less, changes :one',
    ConditionExpression: 'attribute_exists(#order)',
    ExpressionAttributeNames: { '#order': ENTRY_PREFIX + orderId },
    ExpressionAttributeValues: { ':less': -portions, ':one': 1 },
  }
  await updateOnce({ update, onConflict: 'already' })
}

/**
 * Subtracts the portions of an order that ended before staff accepted it. Until a time it still
 * counts as an order: the kitchen got its ticket. Repeating the call changes nothing.
 */
async function keepWithoutPortions(
  addressHash: string,
  { orderId, portions, until }: EndedOrder & { readonly until: string },
): Promise<void> {
  const entry: CountedPortions = { portions: 0, until }
  const update = {
    TableName: tableName(),
    Key: guestPortionsKey(addressHash),
    UpdateExpression: 'SET #order = :entry ADD portions :less, changes :one',
    ConditionExpression: '#order.portions > :none',
    ExpressionAttributeNames: { '#order': ENTRY_PREFIX + orderId },
    ExpressionAttributeValues: { ':entry': entry, ':less': -portions, ':one': 1, ':none': 0 },
  }
  await updateOnce({ update, onConflict: 'already' })
}

/**
 * Releases the portions of an order that staff accepted or that was cancelled. One that the kitchen
 * got and staff didn't accept still counts as an order for two hours after it was placed. Otherwise
 * a caller could send tickets and cancel them all day.
 */
export async function releaseGuestPortions(order: OrderRecord): Promise<void> {
  const { id: orderId, createdAt } = order
  const until = getCountedUntil({ createdAt })
  const isUnaccepted = order.status === 'cancelled' && isOrderPlaced(order)
  for (const { addressHash, portions } of listReservations(order, 'guest-portions'))
    await (isUnaccepted
      ? keepWithoutPortions(addressHash, { orderId, portions, until })
      : subtractPortions(addressHash, { orderId, portions }))
}
