import * as z from 'zod/mini'
import { Day, digitsField, LocationParam, OrderType } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** A ten-minute slot. `left` is the number of orders it still takes, null for no limit. */
export const Slot = z.object({ at: z.string(), left: z.nullable(z.int()) })
export type Slot = z.infer<typeof Slot>

/** Dish ids such as `3101,3102`, at most 60. */
const DishIds = z.pipe(
  digitsField(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,59}$/, 'Must be menu item ids such as 3101,3102'),
  z.transform((ids) => ids.split(',').map(Number)),
)

export const slotRoutes = {
  listSlots: {
    method: 'GET',
    path: '/api/slots/{location}',
    summary: 'The ten-minute slots of a date within open hours, and how many orders each still takes',
    access: 'public',
    table: 'read',
    isPolled: true,
    params: z.object({ location: LocationParam }),
    query: z.object({
      type: OrderType,
      date: Day,
      /** Leaves out slots that are too early for these dishes. */
      items: z.optional(DishIds),
    }),
    result: z.array(Slot),
  },
} as const satisfies RouteGroup
