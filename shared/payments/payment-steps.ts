import type { Cents } from '../platform/money'
import type { OrderStatus } from '../orders/constants'
import { getPaidCents, sumPlannedRefunds, type PaymentState } from './payment-state'

/** A call to the provider that an order's payment needs. */
export type PaymentStep =
  | { readonly type: 'close-session' }
  | { readonly type: 'capture'; readonly amountCents: Cents }
  | { readonly type: 'release' }
  | { readonly type: 'refund'; readonly index: number; readonly amountCents: Cents }
  /**
   * Adds to the planned refunds: the rest of a cancelled order's payment, or what was paid above
   * the total after an edit.
   */
  | { readonly type: 'plan-refund'; readonly amountCents: Cents; readonly isForEdit: boolean }

/**
 * Card networks hold an authorization for seven days at most. An order that is not confirmed
 * earlier is captured after six.
 */
export const CAPTURE_AFTER_MS = 6 * 24 * 3600_000

type Order = { readonly status: OrderStatus; readonly totalCents: Cents; readonly payment: PaymentState }

const isDue = (at: string, now: Date, afterMs = 0): boolean => Date.parse(at) + afterMs <= now.getTime()

function getRefundStep({ status, totalCents, payment }: Order, capturedCents: Cents): PaymentStep | undefined {
  const rest = capturedCents - sumPlannedRefunds(payment)
  const isForEdit = status !== 'cancelled'
  const amountCents = isForEdit ? Math.min(rest, getPaidCents(payment) - totalCents) : rest
  // The operator handles a refund that the provider rejected (docs/product/payments.md#settling).
  const isRejected = payment.cardRefunds.some(({ failedAt }) => failedAt !== undefined)
  if (amountCents > 0 && !isRejected) return { type: 'plan-refund', amountCents, isForEdit }
  const index = payment.cardRefunds.findIndex(
    ({ providerId, failedAt }) => providerId === undefined && failedAt === undefined,
  )
  const refund = payment.cardRefunds[index]
  return refund && { type: 'refund', index, amountCents: refund.amountCents }
}

function getCaptureStep(order: Order, authorizedCents: Cents, now: Date): PaymentStep | undefined {
  const { status, totalCents, payment } = order
  if (payment.isReleased) return undefined
  if (status === 'cancelled') return { type: 'release' }
  if (payment.status !== 'authorized') return undefined
  const isLapsing = payment.placedAt !== undefined && isDue(payment.placedAt, now, CAPTURE_AFTER_MS)
  if (status === 'pending' && !isLapsing) return undefined
  return { type: 'capture', amountCents: Math.min(totalCents, authorizedCents) }
}

/**
 * Returns the next call to the provider that brings a payment in line with its order, or undefined
 * if none is due (docs/product/payments.md#settling).
 */
export function getDuePaymentStep(order: Order, now: Date): PaymentStep | undefined {
  const { status, payment } = order
  if (payment.capturedCents !== undefined) return getRefundStep(order, payment.capturedCents)
  if (payment.authorizedCents !== undefined) return getCaptureStep(order, payment.authorizedCents, now)
  if (payment.isSessionClosed) return undefined
  return status === 'cancelled' || isDue(payment.expiresAt, now) ? { type: 'close-session' } : undefined
}

/**
 * Returns when a payment needs the next call to the provider; undefined if only an event can
 * change that.
 */
export function getNextPaymentCheck(order: Order, now: Date): string | undefined {
  const { status, payment } = order
  if (getDuePaymentStep(order, now)) return now.toISOString()
  if (payment.authorizedCents === undefined && !payment.isSessionClosed) return payment.expiresAt
  if (payment.status !== 'authorized' || status !== 'pending' || payment.placedAt === undefined) return undefined
  return new Date(Date.parse(payment.placedAt) + CAPTURE_AFTER_MS).toISOString()
}
