import type { Cents } from '../platform/money'
import { sumDisputed, type Dispute } from './disputes'

/** A refund to the guest's card. It is planned in the order before the provider executes it. */
export type CardRefund = {
  readonly amountCents: Cents
  readonly at: string
  /** The provider's id, once executed. */
  readonly providerId?: string | undefined
  /** When the provider rejected it, or the card's bank returned it. */
  readonly failedAt?: string | undefined
  /** When staff returned the failed refund another way. */
  readonly returnedAt?: string | undefined
  /** Whether an edit lowered the order's total, so that this is no refund of a sale. */
  readonly isForEdit?: boolean | undefined
}

type Refunds = { readonly cardRefunds: readonly CardRefund[]; readonly disputes?: readonly Dispute[] | undefined }

/** The refunds of a payment, and what staff returned another way after some of them failed. */
export type RefundedPayment = Refunds & { readonly returnedCents?: Cents | undefined }

const sumRefunds = ({ cardRefunds }: Refunds, isCounted: (refund: CardRefund) => boolean): Cents =>
  cardRefunds.filter(isCounted).reduce((sum, { amountCents }) => sum + amountCents, 0)

const hasFailed = ({ failedAt }: CardRefund): boolean => failedAt !== undefined

/** Returns all refunds of a payment that are planned or executed. */
export const sumPlannedRefunds = (payment: Refunds): Cents => sumRefunds(payment, (refund) => !hasFailed(refund))

/** Returns all refunds of a payment that the provider has executed. */
export const sumExecutedRefunds = (payment: Refunds): Cents =>
  sumRefunds(payment, (refund) => refund.providerId !== undefined && !hasFailed(refund))

/** Returns the refunds that the provider had executed and that came back. */
export const sumReturnedRefunds = (payment: Refunds): Cents =>
  sumRefunds(payment, (refund) => refund.providerId !== undefined && hasFailed(refund))

/** Returns the refunds of what edits made an order cost less, also failed ones. */
export const sumEditRefunds = (payment: Refunds): Cents => sumRefunds(payment, ({ isForEdit }) => isForEdit === true)

/** Returns the refunds of a payment that failed and that no later refund made up for. */
export function sumFailedRefunds(payment: Refunds): Cents {
  const failures = payment.cardRefunds.flatMap(({ failedAt }) => failedAt ?? [])
  const isLater = ({ at }: CardRefund): boolean => failures.some((failedAt) => failedAt <= at)
  const later = sumRefunds(payment, (refund) => !hasFailed(refund) && isLater(refund))
  return Math.max(0, sumRefunds(payment, hasFailed) - later)
}

/**
 * Returns what staff still have to return another way, because refunds failed. What the guest's
 * bank took back is returned.
 */
export const getUnreturnedCents = (payment: RefundedPayment): Cents =>
  Math.max(0, sumFailedRefunds(payment) - (payment.returnedCents ?? 0) - sumDisputed(payment))

/** Returns what a dispute holds beyond the refunds that failed, so that it can't be refunded. */
export const getDisputedRest = (payment: Refunds): Cents =>
  Math.max(0, sumDisputed(payment) - sumFailedRefunds(payment))

/**
 * Returns a payment's refunds after staff returned what had failed: the latest failures count as
 * returned, as far as no later refund has made up for them.
 */
export function markRefundsReturned(payment: RefundedPayment, returnedAt: string): CardRefund[] {
  let leftCents = getUnreturnedCents(payment)
  const marked = payment.cardRefunds.toReversed().map((refund): CardRefund => {
    if (!hasFailed(refund) || refund.returnedAt !== undefined || leftCents <= 0) return refund
    leftCents -= refund.amountCents
    return { ...refund, returnedAt }
  })
  return marked.reverse()
}
