import * as z from 'zod/mini'
import { PresentedActor } from '../platform/actor'
import { wasteReasonIds } from '../inventory/waste'
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
