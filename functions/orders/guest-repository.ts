import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/accounts/contract'
import { getLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { getSignInMethod } from '#shared/accounts/access'
import { GUEST_DATA_RETENTION_DAYS } from '#shared/accounts/personal-data'
import { normalizeEmail } from '#shared/accounts/contact'
import { keyedHash } from '../platform/session/signing-keys'
import { deleteItems, getItem, getItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import * as z from 'zod/mini'
import { createUnconfirmedLimitProblem } from '#shared/orders/guest-orders'
import { guestPortionLimits } from '#shared/platform/rate-limits'
import { TEST_MAX_DAYS_AHEAD } from '#shared/platform/route'
import { getEnvironment } from '../platform/environment'
import { updateOnce } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { STALE_AFTER_MS } from './ticket-repository'
import { reservationsOf } from './placement/reservations'

/**
 * A guest's order names its guest for 90 days after it ended; an event may be ordered 90 days
 * ahead.
 */
const LISTED_SECONDS = 3 * GUEST_DATA_RETENTION_DAYS * 24 * 3600

/**
 * The partition of guests' orders with an e-mail address. Test and live sites are apart: anybody
 * signs in with any address at a test site.
 */
const partitionOf = async (email: string, signIn: LocationPolicy['signIn']): Promise<string> =>
  `GUESTCONTACT#${await keyedHash('guest contact', `${signIn}\n${normalizeEmail(email)}`)}`

/**
 * Lists an order that was placed without an account under its e-mail address; repeating it changes
 * nothing.
 */
export async function indexGuestContact({ id, location, createdAt, customer, userId }: OrderRecord): Promise<void> {
  if (userId !== undefined || normalizeEmail(customer.email) === '') return
  const record = {
    pk: await partitionOf(customer.email, getPolicy(getLocation(location)).signIn),
    sk: id,
    type: 'GuestContact',
    expiresAt: Math.ceil(Date.parse(createdAt) / 1000) + LISTED_SECONDS,
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: record }))
}

async function listedFor(user: User): Promise<Item[]> {
  const partition = await partitionOf(user.email, getSignInMethod(user))
  return queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition } })
}

/**
 * The orders placed by guests with a user's e-mail address and still naming it, also where an
 * account claimed them since.
 */
export async function listGuestOrdersByEmail(user: User): Promise<OrderRecord[]> {
  const keys = (await listedFor(user)).map(({ sk }) => orderKeys.order(String(sk)))
  const orders = (await getItems(keys)).map((item) => OrderRecord.parse(item))
  return orders.filter(({ customer }) => normalizeEmail(customer.email) === normalizeEmail(user.email))
}

/** Removes what lists guests' orders under a user's e-mail address. */
export const deleteGuestContact = async (user: User): Promise<void> => deleteItems((await listedFor(user)).map(getKey))

/** The last order may be scheduled that far ahead, and is forgotten within the day. */
const EXPIRES_AFTER_MS = (TEST_MAX_DAYS_AHEAD + 2) * 24 * 3600_000

/**
 * What guests of one network address have in unconfirmed orders: `portions` in all, and an
 * attribute for each order, so that an order is added in its own transaction and subtracted
 * exactly once.
 */
const keyOfGuests = (addressHash: string) => ({ pk: `GUESTORDERS#${addressHash}`, sk: 'UNCONFIRMED' })

const PREFIX = 'order-'
const Entry = z.object({ portions: z.int(), until: z.string() })
const Total = z.object({ portions: z._default(z.int(), 0) })

type Entry = z.infer<typeof Entry> & { readonly orderId: string }

const entriesOf = (record: Item): Entry[] =>
  Object.entries(record)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, entry]) => ({ ...Entry.parse(entry), orderId: name.slice(PREFIX.length) }))

/** Subtracts an order's portions, once however often it is called. */
async function subtract(addressHash: string, { orderId, portions }: Omit<Entry, 'until'>): Promise<void> {
  const update = {
    TableName: tableName(),
    Key: keyOfGuests(addressHash),
    UpdateExpression: 'REMOVE #order ADD portions :less',
    ConditionExpression: 'attribute_exists(#order)',
    ExpressionAttributeNames: { '#order': PREFIX + orderId },
    ExpressionAttributeValues: { ':less': -portions },
  }
  await updateOnce({ update, refused: 'already' })
}

type Guest = { readonly address: string; readonly portions: number; readonly location: Location; readonly now: Date }

/**
 * What an order of so many portions counts towards its address; undefined where limits are off.
 * Subtracts orders that nobody confirmed and that the kitchen has given up. Throws `ask-by-phone`
 * if the rest is too much.
 */
export async function getUnconfirmedPortions({
  address,
  portions,
  location,
  now,
}: Guest): Promise<Unconfirmed | undefined> {
  if (getEnvironment().RATE_LIMITS === 'off') return undefined
  const addressHash = await keyedHash('guest address', address)
  const record = (await getItem(keyOfGuests(addressHash))) ?? {}
  let standing = Total.parse(record).portions
  for (const entry of entriesOf(record).filter(({ until }) => until <= now.toISOString())) {
    await subtract(addressHash, entry)
    standing -= entry.portions
  }
  if (standing + portions > guestPortionLimits.unconfirmed) throw createUnconfirmedLimitProblem(location)
  return { addressHash, portions }
}

type Unconfirmed = { readonly addressHash: string; readonly portions: number }

/**
 * The step that adds an order's portions to those of its address; refused with `ask-by-phone`
 * beyond the limit.
 */
export function reserveGuestPortions(
  { addressHash, portions }: Unconfirmed,
  order: OrderRecord,
  location: Location,
): WriteStep {
  const wantedAt = Date.parse(order.scheduledFor ?? order.createdAt)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: keyOfGuests(addressHash),
        UpdateExpression: 'SET #order = :entry, #type = :type, expiresAt = :later ADD portions :portions',
        ConditionExpression: 'attribute_not_exists(portions) OR portions <= :room',
        ExpressionAttributeNames: { '#order': PREFIX + order.id, '#type': 'type' },
        ExpressionAttributeValues: {
          ':entry': { portions, until: new Date(wantedAt + STALE_AFTER_MS).toISOString() },
          ':type': 'GuestPortions',
          ':later': Math.ceil((Date.parse(order.createdAt) + EXPIRES_AFTER_MS) / 1000),
          ':portions': portions,
          ':room': guestPortionLimits.unconfirmed - portions,
        },
      },
    },
    refused: () => createUnconfirmedLimitProblem(location),
  }
}

/** Releases the portions of an order that is no longer unconfirmed. */
export async function releaseGuestPortions(order: OrderRecord): Promise<void> {
  for (const { addressHash, portions } of reservationsOf(order, 'guest-portions'))
    await subtract(addressHash, { orderId: order.id, portions })
}
