import type { OrderType, PaymentMethod, Tender } from '../orders/constants'
import type { PaymentStatus } from './online-payments'
import { isCollected } from './tender'

/** The payment's state in the guest's words (docs/product/payments.md#states). */
const paymentStatusTexts = {
  none: 'Pay at the counter',
  pending: 'Waiting for your payment',
  authorized: 'Card authorized. It is charged when we confirm the order.',
  paid: 'Paid online',
  'partially-refunded': 'Paid online, partly refunded',
  refunded: 'Refunded to your card',
  voided: 'Not charged',
  failed: 'Payment failed',
  expired: 'Not paid in time',
} as const satisfies Readonly<Record<PaymentStatus, string>>

/** The total of an order that a code paid for. */
const NOTHING = '0.00'

type PayableOrder = {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly orderType: OrderType
  readonly total?: string | undefined
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
}

/** Returns how an order is or will be paid, in the guest's words. */
export function formatPayment({ paymentStatus, paymentMethod, orderType, total, payment }: PayableOrder): string {
  if (paymentStatus === 'none' && isCollected(payment?.tender))
    return payment?.tender === 'cash' ? 'Paid in cash' : 'Paid by card'
  if (paymentStatus !== 'none') return paymentStatusTexts[paymentStatus]
  if (total === NOTHING) return 'Nothing to pay'
  const place = orderType === 'delivery' ? 'at the door' : 'at the counter'
  return paymentMethod === undefined || paymentMethod === 'online'
    ? `Pay ${place}`
    : `Pay with ${paymentMethod} ${place}`
}

/** What staff must do about an order's payment. */
export type PaymentDue = 'to-pay' | 'failed' | 'paid' | 'returned'

const duesByStatus = {
  none: 'to-pay',
  pending: 'to-pay',
  authorized: 'paid',
  paid: 'paid',
  'partially-refunded': 'paid',
  refunded: 'returned',
  voided: 'returned',
  failed: 'failed',
  expired: 'returned',
} as const satisfies Readonly<Record<PaymentStatus, PaymentDue>>

type StaffTask = {
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
  readonly paymentStatus: PaymentStatus
  readonly total?: string | undefined
  readonly balanceDue?: string | undefined
  readonly failedRefund?: string | undefined
}

/** Returns what staff must do about an order's payment. */
export function getPaymentDue({ paymentStatus, total, balanceDue, failedRefund, payment }: StaffTask): PaymentDue {
  if (!failedRefund && isCollected(payment?.tender)) return 'paid'
  if (!failedRefund && paymentStatus === 'none' && total === NOTHING) return 'paid'
  const due = failedRefund ? 'failed' : duesByStatus[paymentStatus]
  return due === 'paid' && balanceDue ? 'to-pay' : due
}

/** Whether staff still have to take money for an order. */
export function isUnpaid(order: StaffTask): boolean {
  const due = getPaymentDue(order)
  return due === 'to-pay' || due === 'failed'
}

type FailedRefund = { readonly ticketNumber: number; readonly amount: string }

/** Returns what staff must do about a failed refund. */
export const formatFailedRefund = ({ ticketNumber, amount }: FailedRefund): string =>
  `Refund failed: return $${amount} of ticket ${ticketNumber} another way.`

type PaidTicket = {
  /** How staff took the money. */
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly total: string
  /** What is left to pay of an order that was paid online. */
  readonly balanceDue?: string | undefined
  /** The amount of refunds that did not reach the card. */
  readonly failedRefund?: string | undefined
  /** The catered event that it came from. */
  readonly event?: { readonly balanceDue: string } | undefined
}

/** Returns the payment line of a ticket: paid, or what to take. */
export function formatTicketPayment(ticket: PaidTicket): string {
  const { paymentStatus, paymentMethod, total, balanceDue, failedRefund, event, payment } = ticket
  if (failedRefund) return `Refund failed: return $${failedRefund} another way`
  const due = event?.balanceDue ?? balanceDue ?? total
  if (payment?.tender === 'not-collected') return `Not collected: $${due}`
  if (payment?.tender) return `Paid $${due}, ${payment.tender}`
  switch (duesByStatus[paymentStatus]) {
    case 'paid':
      return balanceDue ? `Paid online, balance due $${balanceDue}` : `Paid online $${total}`
    case 'failed':
      return `Payment failed: take $${balanceDue ?? total}`
    case 'returned':
      return paymentStatus === 'refunded' ? 'Refunded' : 'Not charged'
    case 'to-pay':
      if (event) return `Balance due $${event.balanceDue}`
      if (total === NOTHING) return 'Nothing to pay'
      return `To pay $${total}${paymentMethod && paymentMethod !== 'online' ? `, ${paymentMethod}` : ''}`
  }
}
