import { Problem } from '../platform/problem'
import { formatCents, percentageOfCents, type Cents } from '../platform/money'

/** The states of an order's payment (docs/product/payments.md#states). */
export const onlinePaymentStatuses = [
  /** The guest has not paid yet. */
  'pending',
  'authorized',
  'paid',
  'partially-refunded',
  'refunded',
  'voided',
  /** The card was declined three times, or the authorized amount could not be captured. */
  'failed',
  'expired',
] as const
export type OnlinePaymentStatus = (typeof onlinePaymentStatuses)[number]

/** The same, with `none` for orders that are paid at the counter or the door. */
export const paymentStatuses = ['none', ...onlinePaymentStatuses] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How long a guest may take to pay; then the order is cancelled. */
export const PAYMENT_WINDOW_MINUTES = 15

/** This many declined cards cancel the order. */
export const MAX_DECLINES = 3

/** The provider charges no smaller amount. */
export const MIN_ONLINE_CENTS = 50

/** The largest tip, in cents; it is at most the subtotal, too. */
const MAX_TIP_CENTS = 200_00

/** Returns a tip in percent of the subtotal, rounded half up and at most `MAX_TIP_CENTS`. */
export const calculateTip = (subtotalCents: Cents, percent: number): Cents =>
  Math.min(percentageOfCents(subtotalCents, percent * 100), MAX_TIP_CENTS)

/** Returns the largest tip that an order may have. */
export const getMaxTip = (subtotalCents: Cents): Cents => Math.min(subtotalCents, MAX_TIP_CENTS)

type TippedTotals = { readonly subtotalCents: Cents; readonly tipCents: Cents; readonly totalCents: Cents }

/**
 * Returns the totals of an edited order. Its tip stays what the guest chose, and is lowered to the
 * largest one of the new subtotal (docs/product/payments.md#tips).
 */
export function limitTip<Totals extends TippedTotals>(totals: Totals): Totals {
  const tipCents = Math.min(totals.tipCents, getMaxTip(totals.subtotalCents))
  return { ...totals, tipCents, totalCents: totals.totalCents - totals.tipCents + tipCents }
}

const reject = (path: string, detail: string, message: string) =>
  new Problem('invalid-input', detail, { errors: [{ path, message }] })

/** Whether an order is paid on the payment page. One of 0.00 needs no payment. */
export const needsOnlinePayment = (order: {
  readonly paymentMethod?: string | null | undefined
  readonly totalCents: Cents
}): boolean => order.paymentMethod === 'online' && order.totalCents > 0

/** Why an order of this total can't be paid online, as a sentence; null if it can. */
export const findOnlineObstacle = (totalCents: Cents): string | null =>
  totalCents < MIN_ONLINE_CENTS ? `Online payment starts at ${formatCents(MIN_ONLINE_CENTS)}.` : null

type PaymentChoice = {
  readonly paymentMethod?: string | null | undefined
  readonly tipCents: Cents
  readonly subtotalCents: Cents
  readonly totalCents: Cents
}

/**
 * Checks the tip and whether the location takes this payment (docs/product/payments.md#tips).
 * @throws Problem `invalid-input`
 */
export function assertPaymentAllowed(order: PaymentChoice, payments: 'none' | 'stripe'): void {
  const { paymentMethod, tipCents, subtotalCents, totalCents } = order
  if (payments === 'none' && tipCents > 0)
    throw reject('tip', 'This location takes no tips online.', 'Must be 0.00 at this location')
  if (tipCents > getMaxTip(subtotalCents))
    throw reject(
      'tip',
      'Please check the tip: at most the price of the dishes, and at most $200.00.',
      'Must be at most the subtotal and at most 200.00',
    )
  if (!needsOnlinePayment({ paymentMethod, totalCents })) return
  if (payments === 'none')
    throw reject('paymentMethod', 'This location takes no payments online.', 'Must be card or cash at this location')
  if (totalCents < MIN_ONLINE_CENTS)
    throw reject(
      'paymentMethod',
      'This order is too small to pay online. Please pay at the counter.',
      'Must be card or cash for less than 0.50',
    )
}

/** Returns the problem of a change of an order that the kitchen does not have yet. */
export const createPaymentPendingProblem = (): Problem =>
  new Problem('payment-pending', 'This order waits for its payment. The kitchen gets it when it is paid.')
