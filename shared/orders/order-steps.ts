import * as z from 'zod/mini'
import { wasteReasonIds } from '../kitchen/waste'
import { KitchenStatus, OrderStatus } from '../platform/fields'

/** Why an order was cancelled, worded for staff (docs/product/kitchen.md#cancelling). */
export const cancelReasons = {
  customer: 'Customer request',
  'sold-out': 'Sold out',
  payment: 'Payment problem',
  mistake: 'Entered by mistake',
  other: 'Other reason',
} as const
export type CancelReason = keyof typeof cancelReasons

export const cancelReasonIds = [
  'customer',
  'sold-out',
  'payment',
  'mistake',
  'other',
] as const satisfies readonly CancelReason[]
export const CancelReason = z.enum(cancelReasonIds)

/** The reason of a cancellation that names none. */
export const DEFAULT_CANCEL_REASON: CancelReason = 'other'

/** Who made a step: a signed-in user, a guest without an account, or the system by itself. */
export const OrderActor = z.union([z.enum(['guest', 'system']), z.object({ id: z.string(), name: z.string() })])
export type OrderActor = z.infer<typeof OrderActor>

/** An actor as readers see it. Only staff read ids of users. */
export const PresentedActor = z.union([
  z.enum(['guest', 'system']),
  z.object({ id: z.optional(z.string()), name: z.string() }),
])
export type PresentedActor = z.infer<typeof PresentedActor>

/** Returns an actor without the id of the user, unless staff read it. */
export const presentActor = (by: OrderActor, withId: boolean): PresentedActor =>
  typeof by === 'string' || withId ? by : { name: by.name }

/** Formats an actor for staff. */
export const formatActor = (by: PresentedActor): string =>
  by === 'guest' ? 'Guest' : by === 'system' ? 'System' : by.name

/**
 * A step in an order's history. The customer and staff see `by` and `reason`
 * (docs/product/tracking.md#who-sees-what).
 */
export const HistoryEntry = z.object({
  status: OrderStatus,
  kitchenStatus: KitchenStatus,
  at: z.string(),
  by: z.optional(PresentedActor),
  /** Why the order was cancelled. */
  reason: z.optional(CancelReason),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Dishes of an order that were thrown away and made again. */
export const WasteEntry = z.object({
  lines: z.array(z.object({ lineId: z.string(), quantity: z.int() })),
  reason: z.enum(wasteReasonIds),
  at: z.string(),
})
