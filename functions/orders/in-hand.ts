import { OrderType } from '#shared/contract/fields'
import type { LocationCode } from '#shared/locations/index'
import { workIn } from '#shared/rules/promise'
import type { InHand } from '#shared/rules/promise'
import { queryAll } from '../runtime/table'
import { orderKeys } from './records'

/**
 * What stands on a board for so long after it was wanted is not being made: nobody waits for it.
 */
export const FORGOTTEN_MS = 2 * 3_600_000

/** An order as the board's index tells it. */
export type Waiting = InHand & {
  readonly id: string
  /** Milliseconds both; no promise for an event without a time. */
  readonly placedAt: number
  readonly promisedAt: number | null
}

const moment = (text: string): number | null => (text === '' ? null : Date.parse(text))

function waitingIn(place: string): readonly Waiting[] {
  const [createdAt = '', id = '', type, scheduledFor = '', promisedAt = '', work = ''] = place.split('#')
  const orderType = OrderType.safeParse(type)
  if (!orderType.success) return []
  const wantedAt = moment(scheduledFor)
  const placedAt = Date.parse(createdAt)
  return [{ id, orderType: orderType.data, placedAt, wantedAt, promisedAt: moment(promisedAt), work: workIn(work) }]
}

async function waitingAt(location: LocationCode): Promise<readonly Waiting[]> {
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
export async function ordersInHand(location: LocationCode, now: Date): Promise<readonly Waiting[]> {
  const waiting = await waitingAt(location)
  return waiting.filter(({ placedAt, wantedAt }) => (wantedAt ?? placedAt) > now.getTime() - FORGOTTEN_MS)
}
