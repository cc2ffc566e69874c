import * as z from 'zod/mini'
import { zipField } from '../accounts/contact-fields'
import { Day, DishQuantities, idField, LocationParam, OrderType } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** A ten-minute slot. `left` is the number of orders it still takes, null for no limit. */
export const Slot = z.object({ at: z.string(), left: z.nullable(z.int()) })
export type Slot = z.infer<typeof Slot>

/** Pieces of a dish in a cart. */
const CartPart = z.object({ menuItemId: z.int(), quantity: z.int() })
export type CartPart = z.infer<typeof CartPart>

/** The slots of a date in which a cart fits. */
export const CartSlots = z.object({
  slots: z.array(Slot),
  /** The first of them, or the first on a later day, ISO; null if there is none within a week. */
  nextAt: z.nullable(z.string()),
  /** If the cart fits nowhere in the day, the largest part that does; otherwise null. */
  largestPart: z.nullable(z.array(CartPart)),
})
export type CartSlots = z.infer<typeof CartSlots>

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
      /** Answers with the slots in which these dishes fit. */
      items: z.optional(DishQuantities),
      /** The ZIP code of a delivery, which may have minutes of its own. */
      zipCode: z.optional(zipField),
      /** An order that is moved: without `items` its dishes, and its own place is free. */
      order: z.optional(idField()),
    }),
    result: z.union([z.array(Slot), CartSlots]),
  },
} as const satisfies RouteGroup
