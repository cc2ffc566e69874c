import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { disputeStates } from '#shared/payments/disputes'
import { onlinePaymentStatuses } from '#shared/payments/online-payments'

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
  /** An open dispute of an order, until the bank decides. */
  dispute: (location: LocationCode, orderId: string) => ({ pk: paymentKeys.disputes(location), sk: orderId }),
  disputes: (location: LocationCode) => `DISPUTES#${location}`,
  failedRefunds: (location: LocationCode) => `FAILEDREFUNDS#${location}`,
  /** How many payment pages of a location could not be opened in half an hour. */
  failures: (location: LocationCode, window: number) => ({ pk: `PAYMENTFAILURES#${location}`, sk: String(window) }),
  checks: (location: LocationCode) => `PAYMENTCHECKS#${location}`,
} as const

const DisputeRecord = z.object({
  id: z.string(),
  state: z.enum(disputeStates),
  amountCents: z.int(),
  reason: z.string(),
  evidenceBy: z.optional(z.string()),
  isInquiry: z.optional(z.boolean()),
  reportedAt: z.string(),
  lostAt: z.optional(z.string()),
  submittedAt: z.optional(z.string()),
})

/** A dispute of an order that the bank has not decided. */
export const OpenDisputeRecord = z.object({
  type: z.literal('OpenDispute'),
  orderId: z.string(),
  ticketNumber: z.int(),
  dispute: DisputeRecord,
})

/** What staff have to return another way, because refunds of an order failed. */
export const FailedRefundRecord = z.object({
  type: z.literal('FailedRefund'),
  orderId: z.string(),
  ticketNumber: z.int(),
  amountCents: z.int(),
  at: z.string(),
})

/** An online payment of an order, stored in its record (docs/product/payments.md#states). */
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
      returnedAt: z.optional(z.string()),
      isForEdit: z.optional(z.boolean()),
    }),
  ),
  /** What staff returned another way after refunds had failed. */
  returnedCents: z.optional(z.int()),
  disputes: z.optional(z.readonly(z.array(DisputeRecord))),
  changes: z.int(),
  /** The balance that it pays; none for the first payment. */
  balance: z.optional(z.object({ amountCents: z.int(), edit: z.int() })),
  /** Whether it is staff's pay link, and when that was made. */
  isLink: z.optional(z.boolean()),
  openedAt: z.optional(z.string()),
  /** The site where the guest ordered, to which pages of balances lead back. */
  siteOrigin: z.optional(z.string()),
  /** Hashes of the visitor and the address that placed the order, which declines count for. */
  payerHashes: z.array(z.string()),
})
