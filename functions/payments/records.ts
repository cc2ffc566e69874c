import * as z from 'zod/mini'
import { locations, type LocationCode } from '#shared/locations/index'
import { onlinePaymentStatuses } from '#shared/payments/online-payments'
import { versionedRecord } from '../platform/table/table-schema'

/** Keys of codes; the id is the normalized code. */
export const codeKeys = {
  code: (id: string) => ({ pk: `CODE#${id}`, sk: 'CODE' }),
  /** Index key of the codes that an account or a guest's browser received. */
  holder: (id: string) => `CODES#${id}`,
  /** Sort key among the holder's codes. */
  issued: ({ issuedAt, code }: { readonly issuedAt: string; readonly code: string }) => `${issuedAt}#${code}`,
  /** Id of a promo code for one customer, stored when it is spent. */
  promo: (promo: string, visitor: string) => `${promo}#${visitor}`,
} as const

/** Keys of records about online payments. */
export const paymentKeys = {
  /** Exists after an event of the provider was processed. */
  event: (eventId: string) => ({ pk: `PAYMENTEVENT#${eventId}`, sk: 'PROCESSED' }),
  /** The order of a payment intent of the provider. */
  intent: (intentId: string) => ({ pk: `PAYMENTINTENT#${intentId}`, sk: 'ORDER' }),
  /** When an order's payment must be looked at again. */
  check: (location: LocationCode, orderId: string) => ({ pk: paymentKeys.checks(location), sk: orderId }),
  /** Declined cards of a visitor or an address in an hour. */
  declines: (payerHash: string, hour: number) => ({ pk: `DECLINES#${payerHash}#${hour}`, sk: 'COUNT' }),
  /** An order whose refund failed, until the amount was returned another way. */
  failedRefund: (location: LocationCode, orderId: string) => ({
    pk: paymentKeys.failedRefunds(location),
    sk: orderId,
  }),
  failedRefunds: (location: LocationCode) => `FAILEDREFUNDS#${location}`,
  checks: (location: LocationCode) => `PAYMENTCHECKS#${location}`,
} as const

export const CodeDiscount = z.union([z.object({ percent: z.int() }), z.object({ amountCents: z.int() })])

export const CodeRecord = versionedRecord(
  z.object({
    type: z.literal('Code'),
    /** The code in its display format. */
    code: z.string(),
    /** Why the code was issued. */
    title: z.optional(z.string()),
    discount: CodeDiscount,
    ownerId: z.optional(z.string()),
    site: z.enum(['test', 'live']),
    /** The location that issued the code, for reports. */
    location: z.optional(z.enum(locations.map(({ code }) => code))),
    issuedAt: z.string(),
    /** The order that a percentage was spent on, until that order is cancelled. */
    spentOn: z.optional(z.string()),
    /** What is left of an amount, and what each order has taken of it. */
    remainingCents: z.optional(z.int()),
    uses: z.optional(z.record(z.string(), z.int())),
    validUntil: z.string(),
  }),
)
export type CodeRecord = z.infer<typeof CodeRecord>

/** Returns the orders that have used up a code together; empty if something is left of it. */
export const listOrdersOfSpentCode = ({ spentOn, remainingCents, uses = {} }: CodeRecord): readonly string[] => {
  if (spentOn !== undefined) return [spentOn]
  return remainingCents === 0 ? Object.keys(uses) : []
}

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
      isForEdit: z.optional(z.boolean()),
    }),
  ),
  /** What staff returned another way after refunds had failed. */
  returnedCents: z.optional(z.int()),
  changes: z.int(),
  /** The balance that it pays; none for the first payment. */
  balance: z.optional(z.object({ amountCents: z.int(), edit: z.int() })),
  /** The site where the guest ordered, to which pages of balances lead back. */
  siteOrigin: z.optional(z.string()),
  /** Hashes of the visitor and the address that placed the order, which declines count for. */
  payerHashes: z.array(z.string()),
})
