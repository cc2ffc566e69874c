import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/contract/auth'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { getSignInMethod } from '#shared/rules/access'
import { GUEST_DATA_RETENTION_DAYS } from '#shared/rules/kept'
import { normalizeEmail } from '#shared/rules/names'
import { keyedHash } from '../runtime/keyed-hash'
import { deleteItems, getItems, getKey, queryAll, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

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
