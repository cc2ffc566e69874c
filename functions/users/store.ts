import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isValidSessionAt } from '#shared/rules/access'
import { orderKeys, OrderRecord } from '../orders/records'
import { getOrder } from '../orders/store'
import { getCallerAtLocation, requireUser } from '../runtime/session'
import type { Caller } from '../runtime/session'
import { getItems, getKey, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'

export type OrderPage = {
  readonly orders: readonly OrderRecord[]
  /** Where the next page begins; none after the last. */
  readonly next: string | undefined
}

const Place = z.tuple([z.string(), z.iso.datetime()])

const placeOf = ({ id, createdAt }: OrderRecord) => Buffer.from(JSON.stringify([id, createdAt])).toString('base64url')

function startAt(userId: string, after: string | undefined): Item | undefined {
  if (after === undefined) return undefined
  try {
    const [id, createdAt] = Place.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { ...orderKeys.order(id), gsi2pk: orderKeys.customer(userId), gsi2sk: createdAt }
  } catch {
    throw new Problem('invalid-input', 'There is no such page.', {
      errors: [{ path: 'after', message: 'Must be the place that the last page ended at' }],
    })
  }
}

/** A page of a user's orders, newest first. */
export async function listOrdersPage(userId: string, size: number, after?: string): Promise<OrderPage> {
  // One more than asked for, so that the last page never leads to an empty one.
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :customer',
      ExpressionAttributeValues: { ':customer': orderKeys.customer(userId) },
      ExclusiveStartKey: startAt(userId, after),
      ScanIndexForward: false,
      Limit: size + 1,
    }),
  )
  const found = await getItems(Items.slice(0, size).map(getKey))
  const byKey = new Map(found.map((item) => [getKey(item).pk, OrderRecord.parse(item)]))
  const orders = Items.slice(0, size).flatMap((item) => byKey.get(getKey(item).pk) ?? [])
  const last = orders.at(-1)
  // A location may have changed its mode since: what was ordered there is no longer of this
  // sign-in.
  const own = orders.filter(({ location }) => isValidSessionAt({ id: userId }, getLocation(location)))
  return { orders: own, next: Items.length > size && last ? placeOf(last) : undefined }
}

/**
 * A caller's order by its id; throws `not-signed-in` where the session is nobody's at its location,
 * and `not-found` where it is another's, as where there is none.
 */
export async function getOwnOrder(caller: Caller, typedId: string): Promise<OrderRecord> {
  const order = await getOrder(typedId)
  const { id } = requireUser(getCallerAtLocation(caller, order.location))
  if (order.userId === id) return order
  throw new Problem('not-found', `We couldn't find an order of yours with ID #${typedId}`)
}
