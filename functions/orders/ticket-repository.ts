import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { deleteItems, getItems, putItems, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import { getFiredAt } from '#shared/kitchen/ticket-timing'
import { UNCONFIRMED_ALERT_DURATION_MINUTES } from '#shared/kitchen/intake'
import { OrderType } from '#shared/platform/fields'
import { parseWorkload } from '#shared/orders/eta'
import type { PendingOrder } from '#shared/orders/eta'

const COUNTER_DAYS = 7

const Counter = z.object({ lastNumber: z.int() })

/**
 * Returns the next ticket number of the location's day. A number is never given twice; one that a
 * rejected order took stays unused.
 */
export async function allocateTicketNumber(location: LocationCode, now: Date): Promise<number> {
  const { date } = toWallClock(getLocation(location), now)
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: orderKeys.ticketCounter(location, date),
      UpdateExpression: 'ADD lastNumber :one SET #type = :type, expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'TicketCounter',
        ':expiresAt': Math.floor(now.getTime() / 1000) + COUNTER_DAYS * 24 * 3600,
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Counter.parse(Attributes).lastNumber
}

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

/**
 * What stands on a board for so long after it was wanted is not being made: nobody waits for it.
 */
export const STALE_AFTER_MS = 2 * 3_600_000

/** An order as the board's index tells it. */
export type ActiveOrder = PendingOrder & {
  readonly id: string
  /** Milliseconds both; no promise for an event without a time. */
  readonly placedAt: number
  readonly promisedAt: number | null
}

const moment = (text: string): number | null => (text === '' ? null : Date.parse(text))

function waitingIn(place: string): readonly ActiveOrder[] {
  const [createdAt = '', id = '', type, scheduledFor = '', promisedAt = '', work = ''] = place.split('#')
  const orderType = OrderType.safeParse(type)
  if (!orderType.success) return []
  const wantedAt = moment(scheduledFor)
  const placedAt = Date.parse(createdAt)
  return [
    { id, orderType: orderType.data, placedAt, wantedAt, promisedAt: moment(promisedAt), work: parseWorkload(work) },
  ]
}

async function waitingAt(location: LocationCode): Promise<readonly ActiveOrder[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': orderKeys.board(location) },
    ProjectionExpression: 'gsi1sk',
  })
  return items.flatMap(({ gsi1sk }) => waitingIn(String(gsi1sk)))
}

/**
 * What a location's kitchen has in hand, oldest first: one read of an index, whatever its orders
 * hold (decision 0045).
 */
export async function listActiveOrders(location: LocationCode, now: Date): Promise<readonly ActiveOrder[]> {
  const waiting = await waitingAt(location)
  return waiting.filter(({ placedAt, wantedAt }) => (wantedAt ?? placedAt) > now.getTime() - STALE_AFTER_MS)
}
