import * as z from 'zod/mini'
import { OrderActor, WasteEntry } from '#shared/orders/order-steps'
import { refundDestinations, refundReasonIds } from '#shared/payments/refunds'

/**
 * A refund of an order. `line` or `lines` are indexes of the refunded lines (decision 0055).
 */
export const RefundRecord = z.object({
  to: z._default(z.enum(refundDestinations), 'code'),
  line: z.optional(z.int()),
  lines: z.optional(z.array(z.int())),
  amountCents: z.int(),
  /** The tax in the amount. */
  taxCents: z.optional(z.int()),
  reason: z.enum(refundReasonIds),
  /** Undefined for a refund to the card or in cash. */
  code: z.optional(z.string()),
  at: z.string(),
  by: z.optional(OrderActor),
})

/** Dishes of an order that were thrown away and made again. */
export const WasteRecord = z.extend(WasteEntry, { by: OrderActor })
