import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'

/** Keys of records about online payments. */
export const paymentKeys = {
  /** Exists after an event of the provider was processed. */
  event: (eventId: string) => ({ pk: `PAYMENTEVENT#${eventId}`, sk: 'PROCESSED' }),
  /** The order of a payment intent of the provider. */
  intent: (intentId: string) => ({ pk: `PAYMENTINTENT#${intentId}`, sk: 'ORDER' }),
  /** When an order's payment must be looked at again. */
  check: (location: LocationCode, orderId: string) => ({ pk: paymentKeys.checks(location), sk: orderId }),
  /** An order whose refund failed, until the amount was returned another way. */
  failedRefund: (location: LocationCode, orderId: string) => ({
    pk: paymentKeys.failedRefunds(location),
    sk: orderId,
  }),
  failedRefunds: (location: LocationCode) => `FAILEDREFUNDS#${location}`,
  checks: (location: LocationCode) => `PAYMENTCHECKS#${location}`,
} as const

/** What staff have to return another way, because refunds of an order failed. */
export const FailedRefundRecord = z.object({
  type: z.literal('FailedRefund'),
  orderId: z.string(),
  ticketNumber: z.int(),
  amountCents: z.int(),
  at: z.string(),
})
