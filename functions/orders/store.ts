import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { toWallClock } from '#shared/rules/local-time'
import { normalizeOrderId } from '#shared/rules/order-id'
import { createItemUnavailableProblem } from '#shared/rules/shortage'
import { menuKeys } from '../menu/records'
import { getItem, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { orderKeys, OrderRecord } from './records'

const DAY_SECONDS = 24 * 3600
const localDate = (location: LocationCode, at: Date) => toWallClock(getLocation(location), at).date
const soon = (now: Date, days: number) => Math.floor(now.getTime() / 1000) + days * DAY_SECONDS

/** An order by id, as typed; throws `not-found`. */
export async function getOrder(typedId: string): Promise<OrderRecord> {
  const item = await getItem(orderKeys.order(normalizeOrderId(typedId)))
  if (!item) throw new Problem('not-found', `We couldn't find an order with ID #${typedId}`)
  return OrderRecord.parse(item)
}

/** Portions of a special that an order takes off the day's cap. */
export type SpecialPortions = {
  readonly specialId: string
  readonly menuItemId: number
  readonly name: string
  readonly quantity: number
  readonly maxDailyOrders: number | null
}

/** Nothing is counted before a day's first order. */
const Counted = z.object({ ordered: z._default(z.int(), 0) })

type Portions = Pick<SpecialPortions, 'specialId' | 'quantity'>

/**
 * Adds to a special's count of the day that an order was placed on; what is given back is negative.
 */
export const buildSpecialCountUpdate = (location: LocationCode, { specialId, quantity }: Portions, placedAt: Date) => ({
  TableName: tableName(),
  Key: menuKeys.specialCount(location, localDate(location, placedAt), specialId),
  UpdateExpression: 'ADD ordered :quantity SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':quantity': quantity, ':type': 'SpecialCount', ':later': soon(placedAt, 7) },
})

/**
 * Counts portions of a special as ordered; refused when the day's cap leaves no room, naming the
 * dish.
 */
export function reserveSpecialPortions(location: LocationCode, portions: SpecialPortions, now: Date): WriteStep {
  const { menuItemId, name, quantity, maxDailyOrders: max } = portions
  const counted = buildSpecialCountUpdate(location, portions, now)
  const cap = max !== null && {
    ConditionExpression: ':quantity <= :max AND (attribute_not_exists(ordered) OR ordered <= :room)',
    ExpressionAttributeValues: { ...counted.ExpressionAttributeValues, ':max': max, ':room': max - quantity },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return {
    write: { Update: { ...counted, ...cap } },
    refused: (before) => {
      const { ordered } = Counted.parse(before ?? {})
      return createItemUnavailableProblem([{ menuItemId, name, left: Math.max(0, (max ?? 0) - ordered) }])
    },
  }
}
