import type { Cents } from '../platform/money'
import { getPayableCents, type DepositedOrder, type GiftCardPayments } from './gift-card-payments'
import type { PaymentStatus } from './online-payments'
import {
  getDisputedRest,
  getUnreturnedCents,
  sumEditRefunds,
  sumExecutedRefunds,
  sumFailedRefunds,
  sumPlannedRefunds,
  type RefundedPayment,
} from './card-refunds'
import { sumDisputed, type Dispute } from './disputes'
import type { PaymentState } from './payment-state'

/** The payments of an order: its gift cards, the first one online, and those of later balances. */
export type OrderPayments<Payment = PaymentState> = GiftCardPayments &
  DepositedOrder & {
    readonly payment?: Payment | undefined
    readonly balancePayments?: readonly Payment[] | undefined
  }

type PricedOrder = OrderPayments & { readonly totalCents: Cents }

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

/** Returns the disputes of all payments of an order. */
export const listDisputes = (order: OrderPayments<Pick<PaymentState, 'disputes'>>): readonly Dispute[] =>
  listPayments(order).flatMap(({ disputes = [] }) => disputes)

/** Returns all payments of an order. The part of a payment is its position in this list. */
export const listPayments = <Payment>({ payment, balancePayments = [] }: OrderPayments<Payment>): readonly Payment[] =>
  payment ? [payment, ...balancePayments] : []

/**
 * Returns what is left of a captured payment that no refund is planned for; 0 if not captured. A
 * failed refund is not planned again, because staff return it another way.
 */
export const getUnrefundedCents = (payment: PaymentState): Cents =>
  Math.max(
    0,
    (payment.capturedCents ?? 0) - sumPlannedRefunds(payment) - sumFailedRefunds(payment) - getDisputedRest(payment),
  )

/** Returns what a payment pays of its order: the captured amount, or the authorized one before. */
export function getPaidPart(payment: PaymentState): Cents {
  const { status, capturedCents, authorizedCents = 0 } = payment
  return (capturedCents ?? (status === 'authorized' ? authorizedCents : 0)) - sumEditRefunds(payment)
}

/**
 * Returns what the guest has paid online for the order's current dishes: the captured or authorized
 * amounts, less what went back because edits lowered the total.
 */
export const getPaidCents = (order: OrderPayments): Cents => sum(listPayments(order).map(getPaidPart))

type EditedOrder = PricedOrder & {
  readonly edits?: readonly { readonly totalBeforeCents: Cents }[] | undefined
}

/**
 * Returns what edits have returned of what was paid, if they lower the total to an amount. With
 * gift cards it counts from the highest total, because an edit lowers what these pay.
 */
export function getReturnedByEdits(order: EditedOrder, totalCents: Cents): Cents {
  const { edits = [], giftCards = [] } = order
  const paidOnline = getPaidCents(order) + sum(listPayments(order).map(sumEditRefunds))
  const highest = Math.max(order.totalCents, ...edits.map(({ totalBeforeCents }) => totalBeforeCents))
  return Math.max(0, (giftCards.length > 0 ? highest : paidOnline) - totalCents)
}

type PaymentRefunds = OrderPayments<Pick<PaymentState, 'cardRefunds'>>

/**
 * Returns when a refund to the card failed, and when staff returned it another way. The order and
 * its payments have the same time of a refund.
 */
export function findRefundFailure(order: PaymentRefunds, refundedAt: string) {
  const { failedAt, returnedAt } =
    listPayments(order)
      .flatMap(({ cardRefunds }) => cardRefunds)
      .find((refund) => refund.at === refundedAt && refund.failedAt !== undefined) ?? {}
  return { failedAt, returnedAt }
}

/** Whether a refund to the card failed. */
export const hasRefundFailed = (order: PaymentRefunds, refundedAt: string): boolean =>
  findRefundFailure(order, refundedAt).failedAt !== undefined

/**
 * Returns what the guest has not got of a refund: the parts that failed, and that staff did not
 * return another way. A refund has a part for each payment.
 */
export const getMissingCents = (order: PaymentRefunds, refundedAt: string): Cents =>
  sum(
    listPayments(order)
      .flatMap(({ cardRefunds }) => cardRefunds)
      .filter(({ at, failedAt, returnedAt }) => at === refundedAt && failedAt !== undefined && returnedAt === undefined)
      .map(({ amountCents }) => amountCents),
  )

/** Returns what staff have to return another way, because refunds of an order failed. */
export const getFailedRefundCents = (order: OrderPayments<RefundedPayment>): Cents =>
  sum(listPayments(order).map(getUnreturnedCents))

const hasMoney = ({ status, capturedCents }: PaymentState): boolean =>
  capturedCents !== undefined || status === 'authorized'

/** What tells whether a pay link was used. */
export type LinkPayment = Partial<
  Pick<PaymentState, 'isLink' | 'status' | 'authorizedCents' | 'capturedCents' | 'isReleased'>
>

/** Whether staff's pay link ended without a payment, so that the order is as it was before. */
export function isUnusedLink(payment: LinkPayment): boolean {
  const { isLink, status, authorizedCents, capturedCents, isReleased } = payment
  if (!isLink || capturedCents !== undefined) return false
  return authorizedCents === undefined ? status !== 'pending' : isReleased === true
}

/** Returns the payment whose state is the order's: the first, unless a pay link made up for it. */
function findLeadingPayment(payments: readonly PaymentState[]): PaymentState | undefined {
  const [first] = payments
  if (!first || hasMoney(first)) return first
  return payments.find((payment) => payment.isLink && hasMoney(payment)) ?? first
}

/** Returns the state of all payments of an order together; `none` for payment at the counter. */
export function getPaymentStatus(order: OrderPayments): PaymentStatus {
  const payments = listPayments(order).filter((payment) => !isUnusedLink(payment))
  const leading = findLeadingPayment(payments)
  if (!leading) return 'none'
  if (leading.capturedCents === undefined) return leading.status
  const refunded = sum(payments.map(sumExecutedRefunds))
  if (refunded === 0) return 'paid'
  const captured = sum(payments.map(({ capturedCents = 0 }) => capturedCents))
  return refunded >= captured ? 'refunded' : 'partially-refunded'
}

const unowedStatuses: readonly PaymentStatus[] = ['none', 'pending', 'voided', 'expired', 'refunded']

/**
 * Returns what is left to pay of an order that the kitchen has: what an edit made it cost more, or
 * all if the payment failed; 0 for an order that is paid at the counter.
 */
export function getBalanceDueCents(order: PricedOrder): Cents {
  if (unowedStatuses.includes(getPaymentStatus(order)) || order.payment?.placedAt === undefined) return 0
  return Math.max(0, getPayableCents(order) - getPaidCents(order))
}

/**
 * Returns what staff take at the counter or the door, and what a pay link is for; 0 for an order
 * that is paid online or that the kitchen does not have.
 */
export function getCounterCents(order: PricedOrder): Cents {
  const status = getPaymentStatus(order)
  if (status === 'none') return getPayableCents(order)
  if (status === 'pending') return order.payment?.placedAt === undefined ? 0 : getPayableCents(order)
  return getBalanceDueCents(order)
}

/** Whether the guest can pay on this page: it is open, and its amount is the one that is due. */
const isPayable = (order: PricedOrder, { status, isSessionClosed, balance }: PaymentState): boolean =>
  status === 'pending' && !isSessionClosed && (balance === undefined || balance.amountCents === getCounterCents(order))

/** Returns the open payment page of an order; not one that closes because an edit outdated it. */
export const findOpenPage = (order: PricedOrder): PaymentState | undefined =>
  listPayments(order).find((payment) => isPayable(order, payment))

/** Whether the kitchen has the order, and its guest can pay it with staff's pay link. */
export const hasOpenLink = (order: PricedOrder): boolean => findOpenPage(order)?.isLink === true

type Charge = {
  readonly amount?: Cents | undefined
  readonly amount_captured?: Cents | undefined
  readonly amount_refunded?: Cents | undefined
}

/**
 * Returns what went back to the card of a provider's charge. The provider counts what was
 * authorized but never captured as refunded, once it is released; nothing of that was taken.
 */
export const getReturnedCents = ({ amount = 0, amount_captured = amount, amount_refunded = 0 }: Charge): Cents =>
  Math.max(0, amount_refunded - (amount - amount_captured))

/** A refund of one of an order's payments. */
export type PaymentRefund = { readonly part: number; readonly amountCents: Cents }

/** Returns what can still go back to the card from a payment, again if a refund failed. */
export const getRefundableOf = (
  payment: Pick<PaymentState, 'capturedCents' | 'cardRefunds' | 'returnedCents' | 'disputes'>,
): Cents =>
  Math.max(
    0,
    (payment.capturedCents ?? 0) - sumPlannedRefunds(payment) - (payment.returnedCents ?? 0) - sumDisputed(payment),
  )

/** Distributes a refund among an order's payments, the latest first. */
export function allocateRefund(
  order: OrderPayments,
  amountCents: Cents,
  getRoomCents: (payment: PaymentState) => Cents,
): readonly PaymentRefund[] {
  let left = amountCents
  const rooms = listPayments(order).map((payment, part) => ({ part, room: getRoomCents(payment) }))
  return rooms.reverse().flatMap(({ part, room }) => {
    const taken = Math.min(room, left)
    left -= taken
    return taken > 0 ? [{ part, amountCents: taken }] : []
  })
}
