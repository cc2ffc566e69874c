import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { OrderRecord } from '../orders/records'
import { deleteItems, keyOf, queryAll, table, tableName } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import { pushKeys, SubscriptionRecord } from './records'

const DAY_MS = 24 * 3600_000

/** An order is over by then; one for later counts from its time. */
const KEPT_MS = 3 * DAY_MS

/** Browsers that one order is told to: whoever knows an order may subscribe, and each costs a post for each event. */
export const MOST_SUBSCRIPTIONS = 10

const keptUntil = ({ scheduledFor }: OrderRecord, now: Date) =>
  Math.floor((Math.max(now.getTime(), Date.parse(scheduledFor ?? '') || 0) + KEPT_MS) / 1000)

/** The subscriptions to an order, the oldest first. */
export async function subscriptionsTo(orderId: string, now: Date): Promise<SubscriptionRecord[]> {
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

/** Lets a browser be told of an order. Again it is the same subscription, and what it was told of stays told. */
export async function subscribe(order: OrderRecord, { subscription, visitorId, userId }: Subscribing, now: Date) {
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
  const all = await subscriptionsTo(order.id, now)
  await forget(all.slice(0, -MOST_SUBSCRIPTIONS))
}

const keyIn = ({ orderId, subscription }: SubscriptionRecord) => pushKeys.subscription(orderId, subscription.endpoint)

/** Forgets subscriptions: they are gone, or too many. */
export const forget = (gone: readonly SubscriptionRecord[]): Promise<void> => deleteItems(gone.map(keyIn))

/** Forgets a browser, whatever orders it was to be told of. */
export async function unsubscribe(endpoint: string): Promise<void> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :endpoint',
    ExpressionAttributeValues: { ':endpoint': pushKeys.endpoint(endpoint) },
  })
  await deleteItems(found.map(keyOf))
}

/** Forgets all subscriptions to an order, for its erasure: an endpoint leads to a person's browser. */
export async function forgetSubscriptions(orderId: string): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :push)',
    ExpressionAttributeValues: { ':order': pushKeys.order(orderId), ':push': pushKeys.subscriptions },
    ConsistentRead: true,
  })
  await deleteItems(items.map(keyOf))
}

/** Notes that a subscription was told something, so that it is not told again. */
export const noteTold = (record: SubscriptionRecord, mark: string): Promise<boolean> =>
  note(record, 'SET told = :told, failures = :none', { ':told': [...record.told, mark], ':none': 0 })

/** Notes that its push service failed. */
export const noteFailure = (record: SubscriptionRecord): Promise<boolean> =>
  note(record, 'SET failures = :count', { ':count': record.failures + 1 })

const note = (record: SubscriptionRecord, UpdateExpression: string, values: Record<string, unknown>) =>
  updateOnce({
    update: {
      TableName: tableName(),
      Key: keyIn(record),
      UpdateExpression,
      // Whoever turned it off meanwhile stays forgotten.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: values,
    },
    refused: 'already',
  })
