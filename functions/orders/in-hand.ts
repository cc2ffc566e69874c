import { OrderType } from '#shared/contract/fields'
import type { LocationCode } from '#shared/locations/index'
import { parseWorkload } from '#shared/rules/promise'
import type { PendingOrder } from '#shared/rules/promise'
import { queryAll } from '../runtime/table'
import { orderKeys } from './records'

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
