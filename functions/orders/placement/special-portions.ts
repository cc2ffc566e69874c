import * as z from 'zod/mini'
import type { PlaceAtSite } from '#shared/locations/site-kind'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { DAY_SECONDS } from '#shared/platform/durations'
import { menuKeys } from '../../menu/records'
import { expiresAfter } from '../../platform/table/expiry'
import { tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import type { PricedOrder } from './price-order'

/** Portions of a special in an order, and the special's daily limit. */
type SpecialPortions = {
  readonly specialId: string
  /** The local date whose count it is part of. */
  readonly date: string
  readonly menuItemId: number
  readonly name: string
  readonly quantity: number
  readonly maxDailyOrders: number | null
}

type OrderedSpecials = {
  readonly lines: readonly {
    readonly dish: { readonly id: number; readonly name: string }
    readonly quantity: number
  }[]
  readonly specials: PricedOrder['menu']['specials']
  /** The local date for which the portions are ordered. */
  readonly date: string
}

/** Returns the portions of specials among priced lines. They count for the day of the order. */
export function listSpecialPortions({ lines, specials, date }: OrderedSpecials): readonly SpecialPortions[] {
  return specials.flatMap(({ id: specialId, menuItemId, maxDailyOrders }) => {
    const ordered = lines.filter(({ dish }) => dish.id === menuItemId)
    const [first] = ordered
    if (!first) return []
    const quantity = ordered.reduce((sum, line) => sum + line.quantity, 0)
    return [{ specialId, date, menuItemId, name: first.dish.name, quantity, maxDailyOrders }]
  })
}

/** Absent before the first order of a day. */
const SpecialCount = z.object({ ordered: z._default(z.int(), 0) })

/**
 * Returns the update that adds portions to a special's count of a day. A negative quantity releases
 * portions.
 */
export const buildSpecialCountUpdate = (
  place: PlaceAtSite,
  { specialId, date, quantity }: Pick<SpecialPortions, 'specialId' | 'date' | 'quantity'>,
) => ({
  TableName: tableName(),
  Key: menuKeys.specialCount(place, date, specialId),
  UpdateExpression: 'ADD ordered :quantity SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':quantity': quantity,
    ':type': 'SpecialCount',
    ':later': expiresAfter(date, 8 * DAY_SECONDS),
  },
})

/**
 * Returns the step that adds ordered portions to a special's count of the day. Beyond the daily
 * limit the transaction fails with `item-unavailable`.
 */
export function reserveSpecialPortions(place: PlaceAtSite, portions: SpecialPortions): WriteStep {
  const { menuItemId, name, quantity, maxDailyOrders: max } = portions
  const update = buildSpecialCountUpdate(place, portions)
  const limit = max !== null && {
    ConditionExpression: ':quantity <= :max AND (attribute_not_exists(ordered) OR ordered <= :room)',
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':max': max, ':room': max - quantity },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return {
    write: { Update: { ...update, ...limit } },
    onConflict: (before) => {
      const { ordered } = SpecialCount.parse(before ?? {})
      return createItemUnavailableProblem([{ menuItemId, name, left: Math.max(0, (max ?? 0) - ordered) }])
    },
  }
}
