import type { PlaceAtSite } from '#shared/locations/site-kind'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import {
  deleteItems,
  formatKey,
  getItems,
  putItems,
  queryAll,
  table,
  tableName,
  type Item,
  type Key,
} from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import { getPlacedAt, isOrderPlaced } from '#shared/payments/payment-state'
import { getFiredAt } from '#shared/orders/timing/ticket-timing'
import { getStepDate } from '#shared/hours/business-day'
import { isActiveStatus } from '#shared/orders/status'
import { UNCONFIRMED_ALERT_DURATION_MINUTES } from '#shared/kitchen/intake'
import { OrderType } from '#shared/platform/fields'
import type { PendingOrder } from '#shared/orders/eta'
import { parseWorkload } from '#shared/orders/workload'
import { parseItems, reportDamaged } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

type BoardOrder = {
  readonly location: LocationCode
  readonly site?: OrderRecord['site']
  readonly businessDate?: string | undefined
  readonly nightEndsAt?: string | undefined
  readonly status: OrderRecord['status']
  readonly payment?: { readonly placedAt?: string | undefined } | undefined
}

/**
 * Returns the index key of the list that an order belongs to since a time: unpaid, active, or
 * completed or cancelled on its business day.
 */
export function getBoardKey(order: BoardOrder, at: string): string {
  const { location, site } = order
  if (isActiveStatus(order.status))
    return isOrderPlaced(order) ? orderKeys.board(location, site) : orderKeys.unpaid(location, site)
  const keyFor = order.status === 'completed' ? orderKeys.doneOn : orderKeys.cancelledOn
  return keyFor(location, getStepDate(order, at), site)
}

const COUNTER_DAYS = 7

const Counter = z.object({ lastNumber: z.int() })

/** Numbers of a spare counter follow this one, which no location reaches in a day. */
const LAST_USUAL_NUMBER = 1000

/** Whether the table rejects a counter that is no number. */
const isDamagedCounter = (error: unknown): boolean => error instanceof Error && error.name === 'ValidationException'

/**
 * Returns the next ticket number of a site's business day. Each number is used at most once: a
 * rejected order leaves a gap. If the counter is damaged, orders go on with numbers above 1000.
 */
export async function allocateTicketNumber(place: PlaceAtSite, date: string, now: Date): Promise<number> {
  const key = orderKeys.ticketCounter(place, date)
  try {
    return await incrementCounter(key, now)
  } catch (error) {
    if (!isDamagedCounter(error)) throw error
    reportDamaged(formatKey(key), error, 'TicketCounter')
    return LAST_USUAL_NUMBER + (await incrementCounter(orderKeys.spareTicketCounter(place, date), now))
  }
}

async function incrementCounter(key: Key, now: Date): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD lastNumber :one SET #type = :type, expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'TicketCounter',
        ':expiresAt': expiresAfter(now, COUNTER_DAYS * DAY_SECONDS),
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Counter.parse(Attributes).lastNumber
}

const MINUTE_MS = 60_000

/**
 * Converts a record for the scheduling rules, which expect null instead of undefined, and count
 * from when the kitchen got the order.
 */
export const toScheduledOrder = (order: OrderRecord) => ({
  ...order,
  createdAt: getPlacedAt(order),
  scheduledFor: order.scheduledFor ?? null,
})

/** Returns since when staff are expected to confirm an order, and the key of its waiting entry. */
const getWaitingEntry = (order: OrderRecord) => {
  const since = getFiredAt({ ...toScheduledOrder(order), history: [] })
  return {
    since,
    key: { pk: orderKeys.unanswered(order.location, order.site), sk: `${new Date(since).toISOString()}#${order.id}` },
  }
}

function buildWaitingEntry(order: OrderRecord): Item {
  const { since, key } = getWaitingEntry(order)
  const expiresAt = expiresAfter(new Date(since), (UNCONFIRMED_ALERT_DURATION_MINUTES + 1) * 60)
  return { ...key, type: 'Unanswered', orderId: order.id, expiresAt }
}

/** Adds orders to the list of unconfirmed orders. Entries expire when boards stop ringing. */
export const trackUnconfirmedOrders = (orders: readonly OrderRecord[]): Promise<void> =>
  putItems(orders.map(buildWaitingEntry))

/** Removes an order from the list of unconfirmed orders. */
export async function untrackUnconfirmedOrder(order: OrderRecord): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: getWaitingEntry(order).key }))
}

/**
 * Returns the unconfirmed orders of a location, oldest first. Leaves out orders that have waited
 * longer than `UNCONFIRMED_ALERT_DURATION_MINUTES`.
 */
export async function listUnconfirmedOrders(location: LocationCode, now: Date): Promise<readonly OrderRecord[]> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
  const waiting = await queryAll({
    KeyConditionExpression: 'pk = :location AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':location': orderKeys.unanswered(location),
      ':from': before(UNCONFIRMED_ALERT_DURATION_MINUTES),
      // `$` sorts after `#`, so the range includes orders of this very millisecond.
      ':to': `${before(0)}$`,
    },
  })
  const found = await getItems(waiting.map(({ orderId }) => orderKeys.order(String(orderId))))
  return parseItems(OrderRecord, found)
}

/** Removes orders that paused the intake, so that they neither ring nor pause it again. */
export const untrackUnconfirmedOrders = (orders: readonly OrderRecord[]): Promise<void> =>
  deleteItems(orders.map((order) => getWaitingEntry(order).key))

/** An order that is still active this long after it was due is no longer being made. */
export const STALE_AFTER_MS = 2 * 3_600_000

/** An active order, read from its index key. */
export type ActiveOrder = PendingOrder & {
  readonly id: string
  /** Epoch milliseconds. */
  readonly placedAt: number
  /** Epoch milliseconds; null for an event without a time. */
  readonly promisedAt: number | null
}

const parseTime = (text: string): number | null => (text === '' ? null : Date.parse(text))

function parseActiveOrder(sortKey: string): readonly ActiveOrder[] {
  const [createdAt = '', id = '', type, scheduledFor = '', promisedAt = '', work = '', lead = '', firedAt] =
    sortKey.split('#')
  const orderType = OrderType.safeParse(type)
  if (!orderType.success) return []
  return [
    {
      id,
      orderType: orderType.data,
      placedAt: Date.parse(createdAt),
      wantedAt: parseTime(scheduledFor),
      promisedAt: parseTime(promisedAt),
      work: parseWorkload(work),
      leadMinutes: lead === '' ? undefined : Number(lead),
      firedAt: firedAt === undefined ? undefined : Date.parse(firedAt),
    },
  ]
}

/**
 * Returns the active orders of a location, oldest first, without stale ones. Reads only the keys of
 * an index, so the size of the orders does not matter (decision 0045).
 */
export async function listActiveOrders(location: LocationCode, now: Date): Promise<readonly ActiveOrder[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': orderKeys.board(location) },
    ProjectionExpression: 'gsi1sk',
  })
  const active = items.flatMap(({ gsi1sk }) => parseActiveOrder(String(gsi1sk)))
  return active.filter(({ placedAt, wantedAt }) => (wantedAt ?? placedAt) > now.getTime() - STALE_AFTER_MS)
}
