import { Problem } from '#shared/platform/problem'
import { deleteItems, getItem, getKey, queryAll, table, tableName } from '../platform/table/table'
import { SubscriptionRecord, VapidKey, pushKeys } from './records'
import { generateKeyPairSync } from 'node:crypto'
import { attemptUpdate, buildPutIfAbsent, transact, updateOnce } from '../platform/table/transaction'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { listSurplusSubscriptions } from '#shared/notifications/push'
import { pushLimits } from '#shared/platform/rate-limits'
import type { OrderRecord } from '../orders/records'

let known: VapidKey | undefined

/**
 * The keys that sign pushes, read once a process. Throws `unavailable` before the table is seeded.
 */
export async function getVapidKey(): Promise<VapidKey> {
  if (known) return known
  const item = await getItem(pushKeys.keys)
  if (!item) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  return (known = VapidKey.parse(item))
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The public key as browsers subscribe with it: the curve's point, uncompressed, in base64url. */
export const getPublicKey = ({ x, y }: VapidKey): string =>
  Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url')

/**
 * Makes the keys that sign pushes, unless they are there: browsers subscribe to one pair, for good
 * (decision 0048).
 */
export async function ensurePushKeys(): Promise<void> {
  if (await getItem(pushKeys.keys)) return
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const made = buildPutIfAbsent({ ...pushKeys.keys, type: 'PushKeys', ...privateKey.export({ format: 'jwk' }) })
  await transact([{ write: { Put: made }, refused: 'already' }])
}

const DAY_MS = 24 * 3600_000

/** An order is over by then; one for later counts from its time. */
const KEPT_MS = 3 * DAY_MS

/** A delivery that was interrupted gives the subscription free after this. */
const lockMs = () => pushLimits.timeoutMs + 2000

const keptUntil = ({ scheduledFor }: OrderRecord, now: Date) =>
  Math.floor((Math.max(now.getTime(), Date.parse(scheduledFor ?? '') || 0) + KEPT_MS) / 1000)

/** The subscriptions to an order, the oldest first. */
export async function listSubscriptions(orderId: string, now: Date): Promise<SubscriptionRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :push)',
    ExpressionAttributeValues: { ':order': pushKeys.order(orderId), ':push': pushKeys.subscriptions },
    ConsistentRead: true,
  })
  return items
    .map((item) => SubscriptionRecord.parse(item))
    .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
    .sort((one, other) => one.subscribedAt.localeCompare(other.subscribedAt))
}

type Subscribing = Pick<SubscriptionRecord, 'subscription' | 'visitorId' | 'userId'>

/**
 * Subscribes a browser to an order. Sent again it is the same subscription, which gets no news
 * twice. Subscriptions beyond the limits are deleted.
 */
export async function saveSubscription(
  order: OrderRecord,
  { subscription, visitorId, userId }: Subscribing,
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
        ':end': keptUntil(order, now),
        ':now': now.toISOString(),
        ':endpoint': pushKeys.endpoint(subscription.endpoint),
        ':none': 0,
        ...(userId !== undefined && { ':user': userId }),
      },
    }),
  )
  await deleteSubscriptions(listSurplusSubscriptions(await listSubscriptions(order.id, now), order))
}

const keyIn = ({ orderId, subscription }: SubscriptionRecord) => pushKeys.subscription(orderId, subscription.endpoint)

/** Deletes subscriptions: they have ended, or are too many. */
export const deleteSubscriptions = (gone: readonly SubscriptionRecord[]): Promise<void> => deleteItems(gone.map(keyIn))

/** Forgets a browser, whatever orders it was to be told of. */
export async function deleteEndpointSubscriptions(endpoint: string): Promise<void> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :endpoint',
    ExpressionAttributeValues: { ':endpoint': pushKeys.endpoint(endpoint) },
  })
  await deleteItems(found.map(getKey))
}

/**
 * Forgets all subscriptions to an order, for its erasure: an endpoint leads to a person's browser.
 */
export async function deleteOrderSubscriptions(orderId: string): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :push)',
    ExpressionAttributeValues: { ':order': pushKeys.order(orderId), ':push': pushKeys.subscriptions },
    ConsistentRead: true,
  })
  await deleteItems(items.map(getKey))
}

/**
 * Locks a subscription and returns its current record, for one delivery alone; `locked` while
 * another has it, `gone` once it was deleted.
 */
export async function lockSubscription(
  record: SubscriptionRecord,
  now: Date,
): Promise<SubscriptionRecord | 'locked' | 'gone'> {
  const update = {
    TableName: tableName(),
    Key: keyIn(record),
    UpdateExpression: 'SET lockedUntil = :until',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lockedUntil) OR lockedUntil < :now)',
    ExpressionAttributeValues: { ':until': now.getTime() + lockMs(), ':now': now.getTime() },
  }
  const written = await attemptUpdate({ update })
  if (written.is === 'written') return SubscriptionRecord.parse(written.after)
  return written.is === 'overtaken' && written.standing === undefined ? 'gone' : 'locked'
}

/** Writes down that the push service accepted a piece of news, and ends the lock. */
export const markDelivered = (record: SubscriptionRecord, mark: string): Promise<boolean> =>
  unlock(record, { delivered: [...record.delivered, mark], failures: 0 })

/**
 * Ends the lock and counts a failure; a subscription that failed too often in a row is deleted.
 * Returns whether it was.
 */
export async function markFailed(record: SubscriptionRecord): Promise<boolean> {
  const failures = record.failures + 1
  if (failures < pushLimits.failuresInARow) return unlock(record, { failures }).then(() => false)
  return deleteSubscriptions([record]).then(() => true)
}

/** Ends a lock with nothing changed. */
export const unlockSubscription = (record: SubscriptionRecord): Promise<boolean> => unlock(record, {})

function unlock(record: SubscriptionRecord, changes: Partial<Pick<SubscriptionRecord, 'delivered' | 'failures'>>) {
  const { delivered, failures } = { ...record, ...changes }
  return updateOnce({
    update: {
      TableName: tableName(),
      Key: keyIn(record),
      UpdateExpression: 'SET delivered = :delivered, failures = :failures, lockedUntil = :none',
      // A subscription that was deleted meanwhile stays deleted.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':delivered': delivered, ':failures': failures, ':none': 0 },
    },
    refused: 'already',
  })
}
