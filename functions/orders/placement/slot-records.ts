import { getSitePart, type PlaceAtSite } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import type { OrderType } from '#shared/orders/constants'

/** Keys of the counters of orders per ten-minute slot. One query reads a location's local day. */
export const slotKeys = {
  day: ({ location, site }: PlaceAtSite, date: string) => `SLOTS#${getSitePart(location, site)}#${date}`,
  ofType: (type: OrderType) => `${type}#`,
  slot: (place: PlaceAtSite, date: string, { type, at }: ReservedSlot) => ({
    pk: slotKeys.day(place, date),
    sk: slotKeys.ofType(type) + at,
  }),
} as const

export const SlotCount = z.object({ sk: z.string(), taken: z._default(z.int(), 0) })

/** A ten-minute slot for orders of one type that begins at `at`, ISO. */
export const ReservedSlot = z.object({ type: z.enum(['pickup', 'delivery']), at: z.string() })
export type ReservedSlot = z.infer<typeof ReservedSlot>
