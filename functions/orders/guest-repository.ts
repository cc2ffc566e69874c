import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/accounts/contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { getSignInMethod } from '#shared/accounts/access'
import { GUEST_DATA_RETENTION_DAYS } from '#shared/accounts/personal-data'
import { normalizeEmail } from '#shared/accounts/contact'
import { isContactOfPlacer } from '#shared/orders/handover'
import { keyedHash } from '../platform/session/signing-keys'
import { deleteItems, getItems, getKey, queryAll, table, tableName, type Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import { parseItems } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/**
 * How long an index entry lives. An order keeps its guest's contact data for 90 days after it
 * ended, and an event may be ordered 90 days ahead.
 */
const ENTRY_TTL_SECONDS = 3 * GUEST_DATA_RETENTION_DAYS * DAY_SECONDS

/**
 * Returns the partition that lists guest orders with an e-mail address. Test and live sites have
 * separate partitions, because test sites do not verify addresses at sign-in.
 */
const contactPartition = async (email: string, signIn: LocationPolicy['signIn']): Promise<string> =>
  `GUESTCONTACT#${await keyedHash('guest contact', `${signIn}\n${normalizeEmail(email)}`)}`

/** Indexes a guest's order by its e-mail address. Repeating the call changes nothing. */
export async function indexGuestContact({ id, location, createdAt, customer, userId }: OrderRecord): Promise<void> {
  if (userId !== undefined || normalizeEmail(customer.email) === '') return
  const record = {
    pk: await contactPartition(customer.email, getPolicy(getLocation(location)).signIn),
    sk: id,
    type: 'GuestContact',
    expiresAt: expiresAfter(createdAt, ENTRY_TTL_SECONDS),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: record }))
}

async function listEntries(user: User): Promise<Item[]> {
  const partition = await contactPartition(user.email, getSignInMethod(user))
  return queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition } })
}

/**
 * Returns the orders that guests placed with a user's e-mail address, including orders that an
 * account has claimed since. Leaves out orders that no longer hold the address, and those in which
 * staff entered it: they could read and erase a guest's order with an account of their own.
 */
export async function listGuestOrdersByEmail(user: User): Promise<OrderRecord[]> {
  const keys = (await listEntries(user)).map(({ sk }) => orderKeys.order(String(sk)))
  const orders = parseItems(OrderRecord, await getItems(keys))
  const isPlacedWith = (order: OrderRecord) => normalizeEmail(order.customer.email) === normalizeEmail(user.email)
  return orders.filter((order) => isContactOfPlacer(order) && isPlacedWith(order))
}

/** Deletes the index of guest orders with a user's e-mail address. */
export const deleteGuestContact = async (user: User): Promise<void> =>
  deleteItems((await listEntries(user)).map(getKey))
