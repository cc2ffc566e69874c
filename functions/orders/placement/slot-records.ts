import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import type { OrderType } from '#shared/orders/constants'

/**
 * Where it is counted how many orders ten minutes have: by the location's date, so that one query
 * reads a day.
 */
export const slotKeys = {
  day: (location: LocationCode, date: string) => `SLOTS#${location}#${date}`,
  ofType: (type: OrderType) => `${type}#`,
  slot: (location: LocationCode, date: string, { type, at }: ReservedSlot) => ({
    pk: slotKeys.day(location, date),
    sk: slotKeys.ofType(type) + at,
  }),
} as const

export const SlotCount = z.object({ sk: z.string(), taken: z._default(z.int(), 0) })

/** The place that an order took: ten minutes from `at`, ISO, among those of its type. */
export const ReservedSlot = z.object({ type: z.enum(['pickup', 'delivery']), at: z.string() })
export type ReservedSlot = z.infer<typeof ReservedSlot>
