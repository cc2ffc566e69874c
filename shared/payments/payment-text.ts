import type { OrderType, PaymentMethod } from '../orders/constants'
import type { PaymentStatus } from './online-payments'

/** The payment's state in the guest's words (docs/product/payments.md#states). */
export const paymentStatusTexts = {
  none: 'Pay at the counter',
  pending: 'Waiting for your payment',
  authorized: 'Card authorized. You are charged when we confirm the order.',
  paid: 'Paid online',
  'partially-refunded': 'Paid online, partly refunded',
  refunded: 'Refunded to your card',
  voided: 'Not charged',
  failed: 'Payment failed',
  expired: 'Not paid in time',
} as const satisfies Readonly<Record<PaymentStatus, string>>

type PayableOrder = {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly orderType: OrderType
}

/** Returns how an order is or will be paid, in the guest's words. */
export function formatPayment({ paymentStatus, paymentMethod, orderType }: PayableOrder): string {
  if (paymentStatus !== 'none') return paymentStatusTexts[paymentStatus]
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

/** Returns what staff must do about an order's payment. */
export const getPaymentDue = (status: PaymentStatus): PaymentDue => duesByStatus[status]

type PaidTicket = {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly total: string
  /** The catered event that it came from. */
  readonly event?: { readonly balanceDue: string } | undefined
}

/** Returns the payment line of a ticket: paid, or what to take. */
export function formatTicketPayment({ paymentStatus, paymentMethod, total, event }: PaidTicket): string {
  switch (getPaymentDue(paymentStatus)) {
    case 'paid':
      return `Paid online $${total}`
    case 'failed':
      return `Payment failed: take $${total}`
    case 'returned':
      return paymentStatus === 'refunded' ? 'Refunded' : 'Not charged'
    case 'to-pay':
      if (event) return `Balance due $${event.balanceDue}`
      return `To pay $${total}${paymentMethod && paymentMethod !== 'online' ? `, ${paymentMethod}` : ''}`
  }
}
