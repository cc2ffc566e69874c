import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { getFiredAt } from '#shared/rules/kitchen-schedule'
import { UNCONFIRMED_ALERT_DURATION_MINUTES } from '#shared/rules/unanswered'
import { deleteItems, getItems, putItems, queryAll, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

const MINUTE_MS = 60_000

/** An order as the rules of the kitchen's schedule know it. */
export const toScheduledOrder = (order: OrderRecord) => ({ ...order, scheduledFor: order.scheduledFor ?? null })

const placeOf = (order: OrderRecord) => {
  const since = getFiredAt({ ...toScheduledOrder(order), history: [] })
  return {
    since,
    key: { pk: orderKeys.unanswered(order.location), sk: `${new Date(since).toISOString()}#${order.id}` },
  }
}

function unanswered(order: OrderRecord): Item {
  const { since, key } = placeOf(order)
  const expiresAt = Math.ceil(since / 1000) + (UNCONFIRMED_ALERT_DURATION_MINUTES + 1) * 60
  return { ...key, type: 'Unanswered', orderId: order.id, expiresAt }
}

/**
 * Keeps orders among those that nobody has confirmed yet, for as long as they would be rung for.
 */
export const trackUnconfirmedOrders = (orders: readonly OrderRecord[]): Promise<void> =>
  putItems(orders.map(unanswered))

/** Somebody has seen to an order. */
export async function untrackUnconfirmedOrder(order: OrderRecord): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: placeOf(order).key }))
}

/**
 * The orders that nobody has confirmed, long enough to ring or not, and not for longer than is
 * rung.
 */
export async function listUnconfirmedOrders(location: LocationCode, now: Date): Promise<readonly OrderRecord[]> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
  const waiting = await queryAll({
    KeyConditionExpression: 'pk = :location AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':location': orderKeys.unanswered(location),
      ':from': before(UNCONFIRMED_ALERT_DURATION_MINUTES),
      // What is as old to the millisecond has its id behind the moment.
      ':to': `${before(0)}$`,
    },
  })
  const found = await getItems(waiting.map(({ orderId }) => orderKeys.order(String(orderId))))
  return found.map((item) => OrderRecord.parse(item))
}

/**
 * Orders that the house has drawn its conclusion from: they neither ring nor pause the intake
 * again.
 */
export const untrackUnconfirmedOrders = (orders: readonly OrderRecord[]): Promise<void> =>
  deleteItems(orders.map((order) => placeOf(order).key))
