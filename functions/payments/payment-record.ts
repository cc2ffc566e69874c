import * as z from 'zod/mini'
import { onlinePaymentStatuses } from '#shared/payments/online-payments'

/** The online payment of an order, stored in its record (docs/product/payments.md#states). */
export const PaymentRecord = z.object({
  status: z.enum(onlinePaymentStatuses),
  sessionId: z.string(),
  url: z.string(),
  expiresAt: z.string(),
  intentId: z.optional(z.string()),
  declines: z.int(),
  placedAt: z.optional(z.string()),
  authorizedCents: z.optional(z.int()),
  capturedCents: z.optional(z.int()),
  paidAt: z.optional(z.string()),
  isSessionClosed: z.optional(z.boolean()),
  isReleased: z.optional(z.boolean()),
  cardRefunds: z.array(
    z.object({
      amountCents: z.int(),
      at: z.string(),
      providerId: z.optional(z.string()),
      failedAt: z.optional(z.string()),
    }),
  ),
  changes: z.int(),
  /** Hashes of the visitor and the address that placed the order, which declines count for. */
  payerHashes: z.array(z.string()),
})
