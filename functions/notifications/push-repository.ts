import { Problem } from '#shared/platform/problem'
import { createSecret, findSecret } from '../platform/secrets'
import { deleteItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import { SubscriptionRecord, VapidKey, pushKeys } from './records'
import { generateKeyPairSync } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { listSurplusSubscriptions } from '#shared/notifications/push'
import type { OrderRecord } from '../orders/records'
import type { PushTarget } from './push-targets'
import { parseItems } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

let cachedKey: VapidKey | undefined

/**
 * Returns the keys that sign pushes, cached per process.
 * @throws Problem `unavailable` before the product is set up
 */
export async function getVapidKey(): Promise<VapidKey> {
  if (cachedKey) return cachedKey
  const stored = await findSecret('push-keys')
  if (stored === undefined) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  return (cachedKey = VapidKey.parse(JSON.parse(stored)))
}

const decode = (text: string) => Buffer.from(text, 'base64url')

/** Returns the public key for browsers: the uncompressed point of the curve in base64url. */
export const getPublicKey = ({ x, y }: VapidKey): string =>
  Buffer.concat([Buffer.from([4]), decode(x), decode(y)]).toString('base64url')

/** Creates the keys that sign pushes once. Subscriptions depend on this pair (decision 0036). */
export async function ensurePushKeys(): Promise<void> {
  if ((await findSecret('push-keys')) !== undefined) return
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await createSecret('push-keys', JSON.stringify(privateKey.export({ format: 'jwk' })))
}

/** An order has ended by then. Counts from the scheduled time, if there is one. */
const RETENTION_SECONDS = 3 * DAY_SECONDS

const getExpiry = ({ scheduledFor }: OrderRecord, now: Date) =>
  Math.max(expiresAfter(now, RETENTION_SECONDS), scheduledFor ? expiresAfter(scheduledFor, RETENTION_SECONDS) : 0)

/** Returns the subscriptions to an order, oldest first. */
export async function listSubscriptions(orderId: string, now: Date): Promise<SubscriptionRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :push)',
    ExpressionAttributeValues: { ':order': pushKeys.order(orderId), ':push': pushKeys.subscriptions },
    ConsistentRead: true,
  })
  return parseItems(SubscriptionRecord, items)
    .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
    .sort((one, other) => one.subscribedAt.localeCompare(other.subscribedAt))
}

/** A subscription to an order: of a browser, maybe of an account. */
export type OrderTarget = PushTarget & Pick<SubscriptionRecord, 'visitorId' | 'userId'>

/** Returns the subscriptions to an order as pushes are sent to them. */
export const listOrderTargets = async (orderId: string, now: Date): Promise<readonly OrderTarget[]> =>
  (await listSubscriptions(orderId, now)).map((record) => ({ ...record, key: keyOf(record) }))

type NewSubscription = Pick<SubscriptionRecord, 'subscription' | 'visitorId' | 'userId'>

/**
 * Subscribes a browser to an order. Repeated calls update the same subscription, which gets no news
 * twice. Subscriptions beyond the limits are deleted.
 */
export async function saveSubscription(
  order: OrderRecord,
  { subscription, visitorId, userId }: NewSubscription,
  now: Date,
) {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: pushKeys.subscription(order.id, subscription.endpoint),
      UpdateExpression: [
        'SET #type = :type, orderId = :order, subscription = :subscription, visitorId = :visitor, expiresAt = :end',
        'subscribedAt = if_not_exists(subscribedAt, :now), gsi2pk = :endpoint, gsi2sk = :order, failures = :none',
        ...(userId === undefined ? [] : ['userId = :user']),
      ].join(', '),
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'PushSubscription',
        ':order': order.id,
        ':subscription': subscription,
        ':visitor': visitorId,
        ':end': getExpiry(order, now),
        ':now': now.toISOString(),
        ':endpoint': pushKeys.endpoint(subscription.endpoint),
        ':none': 0,
        ...(userId !== undefined && { ':user': userId }),
      },
    }),
  )
  await deleteSubscriptions(listSurplusSubscriptions(await listSubscriptions(order.id, now), order))
}

const keyOf = ({ orderId, subscription }: SubscriptionRecord) => pushKeys.subscription(orderId, subscription.endpoint)

/** Deletes subscriptions that exceed the limits. */
const deleteSubscriptions = (subscriptions: readonly SubscriptionRecord[]): Promise<void> =>
  deleteItems(subscriptions.map(keyOf))

/** Deletes a browser's subscriptions to all orders. */
export async function deleteEndpointSubscriptions(endpoint: string): Promise<void> {
  const items = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :endpoint',
    ExpressionAttributeValues: { ':endpoint': pushKeys.endpoint(endpoint) },
  })
  await deleteItems(items.map(getKey))
}

/** Deletes all subscriptions to an order, because their endpoints identify a person's browser. */
export async function deleteOrderSubscriptions(orderId: string): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :push)',
    ExpressionAttributeValues: { ':order': pushKeys.order(orderId), ':push': pushKeys.subscriptions },
    ConsistentRead: true,
  })
  await deleteItems(items.map(getKey))
}
