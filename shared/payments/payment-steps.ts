import type { Cents } from '../platform/money'
import { isActiveStatus, type OrderStatus, type Tender } from '../orders/constants'
import { getPayableCents, type GiftCardPayments } from './gift-card-payments'
import { MIN_ONLINE_CENTS } from './online-payments'
import {
  allocateRefund,
  getBalanceDueCents,
  getCounterCents,
  getPaidCents,
  getPaidPart,
  getPaymentStatus,
  getUnrefundedCents,
  listPayments,
  type PaymentRefund,
} from './payment-amounts'
import type { PaymentState } from './payment-state'
import { isCollected } from './tender'

/** A call to the provider that a payment of an order needs. `part` is its position. */
export type PaymentStep =
  | { readonly type: 'close-session'; readonly part: number }
  | { readonly type: 'capture'; readonly part: number; readonly amountCents: Cents }
  | { readonly type: 'release'; readonly part: number }
  | ({ readonly type: 'refund'; readonly index: number } & PaymentRefund)
  /**
   * Adds to the planned refunds: the rest of a cancelled order's payments, or what was paid above
   * the total after an edit.
   */
  | { readonly type: 'plan-refunds'; readonly refunds: readonly PaymentRefund[]; readonly isForEdit: boolean }
  /** Opens a page for what an edit made the order cost more, or for the rest of a pay link. */
  | {
      readonly type: 'open-balance'
      readonly part: number
      readonly amountCents: Cents
      readonly edit: number
      readonly expiresAt: string
      readonly isLink: boolean
    }

/**
 * Card networks hold an authorization for seven days at most. An order that is not confirmed
 * earlier is captured after six.
 */
const CAPTURE_AFTER_MS = 6 * 24 * 3600_000

/** How long a guest may pay a balance or a pay link. Stripe closes a page after 24 hours. */
export const BALANCE_WINDOW_MS = 23 * 3600_000

/** Stripe opens no page for less than half an hour. */
const MIN_PAGE_MS = 3600_000

type Order = GiftCardPayments & {
  readonly status: OrderStatus
  readonly totalCents: Cents
  readonly payment: PaymentState
  readonly balancePayments?: readonly PaymentState[] | undefined
  readonly edits?: readonly { readonly at: string }[] | undefined
  /** How staff took what was due when the order was completed, and how much that was. */
  readonly tender?: Tender | undefined
  readonly tenderCents?: Cents | undefined
}

const isDue = (at: string, now: Date, afterMs = 0): boolean => Date.parse(at) + afterMs <= now.getTime()

const isHeld = ({ status, capturedCents, isReleased }: PaymentState): boolean =>
  status === 'authorized' && capturedCents === undefined && !isReleased

const isOpen = ({ authorizedCents, capturedCents, isSessionClosed }: PaymentState): boolean =>
  authorizedCents === undefined && capturedCents === undefined && !isSessionClosed

/** Returns what staff took at the counter or the door. */
const getCollectedCents = ({ tender, tenderCents = 0 }: Order): Cents => (isCollected(tender) ? tenderCents : 0)

/**
 * Returns what the total leaves for a held payment: earlier ones are captured first. Nothing is
 * left for a pay link that was paid while staff took the money.
 */
function getCaptureCents(order: Order, part: number): Cents {
  const others = listPayments(order).filter((payment, index) => index !== part && (index < part || !isHeld(payment)))
  const covered = others.reduce((sum, payment) => sum + getPaidPart(payment), 0)
  const authorized = listPayments(order)[part]?.authorizedCents ?? 0
  return Math.min(authorized, getPayableCents(order) - covered - getCollectedCents(order))
}

function getHeldStep(order: Order, payment: PaymentState, part: number, now: Date): PaymentStep | undefined {
  if (payment.isReleased) return undefined
  if (order.status === 'cancelled') return { type: 'release', part }
  if (!isHeld(payment)) return undefined
  const isLapsing = payment.placedAt !== undefined && isDue(payment.placedAt, now, CAPTURE_AFTER_MS)
  if (order.status === 'pending' && !isLapsing) return undefined
  const amountCents = getCaptureCents(order, part)
  return amountCents > 0 ? { type: 'capture', part, amountCents } : { type: 'release', part }
}

/** Whether the page of a balance must close: the order is over, or the balance is another one. */
const isBalanceOver = (order: Order, { status, balance }: PaymentState): boolean =>
  balance !== undefined &&
  (!isActiveStatus(order.status) || status !== 'pending' || balance.amountCents !== getCounterCents(order))

function getPartStep(order: Order, payment: PaymentState, part: number, now: Date): PaymentStep | undefined {
  if (payment.capturedCents !== undefined) {
    const index = payment.cardRefunds.findIndex(({ providerId, failedAt }) => !providerId && !failedAt)
    const refund = payment.cardRefunds[index]
    return refund && { type: 'refund', part, index, amountCents: refund.amountCents }
  }
  if (payment.authorizedCents !== undefined) return getHeldStep(order, payment, part, now)
  const isOver = order.status === 'cancelled' || isDue(payment.expiresAt, now) || isBalanceOver(order, payment)
  return isOpen(payment) && isOver ? { type: 'close-session', part } : undefined
}

function getPlanStep(order: Order): PaymentStep | undefined {
  const payments = listPayments(order)
  if (order.status === 'cancelled') {
    const refunds = payments.flatMap((payment, part) => {
      const amountCents = getUnrefundedCents(payment)
      return amountCents > 0 ? [{ part, amountCents }] : []
    })
    return refunds.length > 0 ? { type: 'plan-refunds', refunds, isForEdit: false } : undefined
  }
  // Less of what is still held will be captured.
  const excessCents = payments.some(isHeld) ? 0 : getPaidCents(order) - getPayableCents(order)
  const refunds = excessCents > 0 ? allocateRefund(order, excessCents, getUnrefundedCents) : []
  return refunds.length > 0 ? { type: 'plan-refunds', refunds, isForEdit: true } : undefined
}

/** Whether a pay link closed before its time, because an edit changed the amount. */
const isOutdatedLink = ({ isLink, status, expiresAt }: PaymentState, now: Date): boolean =>
  isLink === true && status === 'expired' && !isDue(expiresAt, now)

/** Opens one page for the balance or the pay link after each edit, while the order is made. */
function getOpenStep(order: Order, now: Date): PaymentStep | undefined {
  const { status, edits = [], balancePayments = [] } = order
  const edit = edits.at(-1)
  const latest = balancePayments.at(-1) ?? order.payment
  const isLink = isOutdatedLink(latest, now)
  const amountCents = isLink ? getCounterCents(order) : getBalanceDueCents(order)
  const hasPage = listPayments(order).some((payment) => isOpen(payment) || payment.balance?.edit === edits.length)
  const isUnpayable = getPaymentStatus(order) === 'failed' || amountCents < MIN_ONLINE_CENTS
  if (!edit || hasPage || isUnpayable || !isActiveStatus(status)) return undefined
  if (isDue(edit.at, now, BALANCE_WINDOW_MS - MIN_PAGE_MS)) return undefined
  const expiresAt = new Date(Date.parse(edit.at) + BALANCE_WINDOW_MS).toISOString()
  return { type: 'open-balance', part: balancePayments.length + 1, amountCents, edit: edits.length, expiresAt, isLink }
}

/**
 * Returns the next call to the provider that brings the payments in line with their order, or
 * undefined if none is due (docs/product/payments.md#settling).
 */
export function getDuePaymentStep(order: Order, now: Date): PaymentStep | undefined {
  for (const [part, payment] of listPayments(order).entries()) {
    const step = getPartStep(order, payment, part, now)
    if (step) return step
  }
  return getPlanStep(order) ?? getOpenStep(order, now)
}

/** Returns when a payment must be looked at, if no event changes it earlier. */
function getNextCheckOf({ status }: Order, payment: PaymentState): string | undefined {
  if (isOpen(payment)) return payment.expiresAt
  if (!isHeld(payment) || status !== 'pending' || payment.placedAt === undefined) return undefined
  return new Date(Date.parse(payment.placedAt) + CAPTURE_AFTER_MS).toISOString()
}

/**
 * Returns when the payments of an order need the next call to the provider; undefined if only an
 * event can change that.
 */
export function getNextPaymentCheck(order: Order, now: Date): string | undefined {
  if (getDuePaymentStep(order, now)) return now.toISOString()
  const checks = listPayments(order).flatMap((payment) => getNextCheckOf(order, payment) ?? [])
  return checks.sort()[0]
}
