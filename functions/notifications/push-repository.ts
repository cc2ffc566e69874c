import { Problem } from '#shared/platform/problem'
import { createSecret, findSecret } from '../platform/secrets'
import { deleteItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import { SubscriptionRecord, VapidKey, pushKeys } from './records'
import { generateKeyPairSync } from 'node:crypto'
import { attemptUpdate, updateOnce } from '../platform/table/transaction'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { listSurplusSubscriptions } from '#shared/notifications/push'
import { pushLimits } from '#shared/platform/message-limits'
import type { OrderRecord } from '../orders/records'
import { parseItems } from '../platform/table/parse-items'

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

const DAY_MS = 24 * 3600_000

/** An order has ended by then. Counts from the scheduled time, if there is one. */
const RETENTION_MS = 3 * DAY_MS

/** The lock of an interrupted delivery expires after this time. */
const lockMs = () => pushLimits.timeoutMs + 2000

const getExpiry = ({ scheduledFor }: OrderRecord, now: Date) =>
  Math.floor((Math.max(now.getTime(), Date.parse(scheduledFor ?? '') || 0) + RETENTION_MS) / 1000)

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

/** Deletes subscriptions that have ended or exceed the limits. */
export const deleteSubscriptions = (subscriptions: readonly SubscriptionRecord[]): Promise<void> =>
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

/**
 * Locks a subscription for one delivery and returns its current record. Returns `locked` while
 * another delivery has the lock, and `gone` if the subscription was deleted.
 */
export async function lockSubscription(
  record: SubscriptionRecord,
  now: Date,
): Promise<SubscriptionRecord | 'locked' | 'gone'> {
  const update = {
    TableName: tableName(),
    Key: keyOf(record),
    UpdateExpression: 'SET lockedUntil = :until',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lockedUntil) OR lockedUntil < :now)',
    ExpressionAttributeValues: { ':until': now.getTime() + lockMs(), ':now': now.getTime() },
  }
  const written = await attemptUpdate({ update })
  if (written.is === 'written') return SubscriptionRecord.parse(written.after)
  return written.is === 'overtaken' && written.standing === undefined ? 'gone' : 'locked'
}

/** Stores that the push service accepted a notification, and releases the lock. */
export const markDelivered = (record: SubscriptionRecord, mark: string): Promise<boolean> =>
  unlock(record, { delivered: [...record.delivered, mark], failures: 0 })

/**
 * Counts a failure and releases the lock. Deletes a subscription after too many failures in a row
 * and then returns true.
 */
export async function markFailed(record: SubscriptionRecord): Promise<boolean> {
  const failures = record.failures + 1
  if (failures < pushLimits.failuresInARow) return unlock(record, { failures }).then(() => false)
  return deleteSubscriptions([record]).then(() => true)
}

/** Releases a lock without other changes. */
export const unlockSubscription = (record: SubscriptionRecord): Promise<boolean> => unlock(record, {})

function unlock(record: SubscriptionRecord, changes: Partial<Pick<SubscriptionRecord, 'delivered' | 'failures'>>) {
  const { delivered, failures } = { ...record, ...changes }
  return updateOnce({
    update: {
      TableName: tableName(),
      Key: keyOf(record),
      UpdateExpression: 'SET delivered = :delivered, failures = :failures, lockedUntil = :none',
      // Does not recreate a deleted subscription.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':delivered': delivered, ':failures': failures, ':none': 0 },
    },
    refused: 'already',
  })
}
