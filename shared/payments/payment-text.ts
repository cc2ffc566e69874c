import type { OrderStatus, OrderType, PaymentMethod, Tender } from '../orders/constants'
import type { PaymentStatus } from './online-payments'
import { centsToDecimal, toCents } from '../platform/money'
import { isCollected } from './tender'

/** The payment's state in the guest's words (docs/product/payments.md#states). */
const paymentStatusTexts = {
  none: 'Pay at the counter',
  pending: 'Waiting for your payment',
  authorized: 'Card authorized. It is charged when the kitchen accepts your order.',
  paid: 'Paid online',
  'partially-refunded': 'Paid online, partly refunded',
  refunded: 'Refunded to your card',
  voided: 'Not charged',
  failed: 'Payment failed',
  expired: 'Not paid in time',
} as const satisfies Readonly<Record<PaymentStatus, string>>

/** What is left to pay of an order that a code or gift cards paid for. */
const NOTHING = '0.00'

type Total = { readonly total: string; readonly giftCardPaid?: string | undefined }

/** Returns what gift cards leave of an order's total. */
export const getPayableAmount = ({ total, giftCardPaid }: Total): string =>
  centsToDecimal(toCents(total) - toCents(giftCardPaid ?? NOTHING))

/** Whether nothing is left to pay, because a code or gift cards paid for all of it. */
const isCovered = ({ total, giftCardPaid }: Partial<Total>): boolean =>
  total !== undefined && getPayableAmount({ total, giftCardPaid }) === NOTHING

type PayableOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly orderType: OrderType
  readonly total?: string | undefined
  readonly giftCardPaid?: string | undefined
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
  /** Whether the kitchen has it unpaid and its guest has a pay link. */
  readonly hasPayLink?: boolean | undefined
}

/** Returns what becomes of the money of a cancelled order, in the guest's words. */
function formatCancelled({ paymentStatus, giftCardPaid }: PayableOrder): string {
  if (paymentStatus === 'none') return giftCardPaid ? 'Returned to your gift card' : 'Nothing to pay'
  const text = paymentStatusTexts[paymentStatus]
  if (!giftCardPaid) return text
  return paymentStatus === 'refunded' ? 'Refunded to your card and your gift card' : `${text}, gift card returned`
}

/** Returns how an order is or will be paid, in the guest's words. */
export function formatPayment(order: PayableOrder): string {
  const { status, paymentStatus, paymentMethod, orderType, payment, giftCardPaid, hasPayLink } = order
  if (status === 'cancelled') return formatCancelled(order)
  const place = orderType === 'delivery' ? 'at the door' : 'at the counter'
  if (hasPayLink) return `Pay online with your link, or ${place}`
  if (paymentStatus === 'none' && isCollected(payment?.tender))
    return payment?.tender === 'cash' ? 'Paid in cash' : 'Paid by card'
  // Confirming makes the charge due; until the bank has answered, no sentence about later is true.
  if (paymentStatus === 'authorized' && status !== 'pending') return 'Your card is being charged'
  if (paymentStatus !== 'none') return paymentStatusTexts[paymentStatus]
  if (isCovered(order)) return giftCardPaid ? 'Paid by gift card' : 'Nothing to pay'
  return paymentMethod === undefined || paymentMethod === 'online'
    ? `Pay ${place}`
    : `Pay with ${paymentMethod} ${place}`
}

type DueOrder = Total & {
  readonly balanceDue?: string | undefined
  /** The catered event that it came from. */
  readonly event?: { readonly balanceDue: string } | undefined
}

/** Returns the amount that an unpaid order still costs: its balance, or what gift cards leave. */
export const getAmountDue = ({ event, balanceDue, ...order }: DueOrder): string =>
  event?.balanceDue ?? balanceDue ?? getPayableAmount(order)

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
  readonly status: OrderStatus
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
  readonly paymentStatus: PaymentStatus
  readonly total?: string | undefined
  readonly giftCardPaid?: string | undefined
  readonly balanceDue?: string | undefined
  readonly failedRefund?: string | undefined
}

/** Returns what staff must do about an order's payment. */
export function getPaymentDue(task: StaffTask): PaymentDue {
  const { status, paymentStatus, balanceDue, failedRefund, payment } = task
  if (!failedRefund && status === 'cancelled' && paymentStatus === 'none') return 'returned'
  if (!failedRefund && isCollected(payment?.tender)) return 'paid'
  if (!failedRefund && paymentStatus === 'none' && isCovered(task)) return 'paid'
  const due = failedRefund ? 'failed' : duesByStatus[paymentStatus]
  return due === 'paid' && balanceDue ? 'to-pay' : due
}

/** Whether staff still have to take money for an order. */
export function isUnpaid(order: StaffTask): boolean {
  const due = getPaymentDue(order)
  return due === 'to-pay' || due === 'failed'
}

const ofMethod = (payment?: string) => (payment === undefined ? '' : `, ${payment}`)

/** The words of a payment on tickets; boards have them in the cook's language. */
export const ticketPaymentWords = {
  refundFailed: (amount: string) => `Refund failed: return ${amount} another way`,
  refundFailedOf: (ticketNumber: number, amount: string) =>
    `Refund failed: return ${amount} of ticket ${ticketNumber} another way.`,
  giftCardReturned: 'Gift card returned',
  nothingToPay: 'Nothing to pay',
  notCollected: (amount: string) => `Not collected: ${amount}`,
  paidAtCounter: (amount: string, tender: 'cash' | 'card') => `Paid ${amount}, ${tender}`,
  paidOnline: (amount: string) => `Paid online ${amount}`,
  paidOnlineDue: (amount: string) => `Paid online, balance due ${amount}`,
  paymentFailed: (amount: string) => `Payment failed: take ${amount}`,
  refunded: 'Refunded',
  notCharged: 'Not charged',
  balanceDue: (amount: string) => `Balance due ${amount}`,
  paidByGiftCard: 'Paid by gift card',
  withGiftCard: (paid: string, amount: string) => `${paid} + gift card ${amount}`,
  toPayByLink: (amount: string) => `To pay ${amount}, has a pay link`,
  toPay: (amount: string, method?: 'cash' | 'card') => `To pay ${amount}${ofMethod(method)}`,
}

type FailedRefund = { readonly ticketNumber: number; readonly amount: string }

/** Returns what staff must do about a failed refund. */
export const formatFailedRefund = ({ ticketNumber, amount }: FailedRefund, words = ticketPaymentWords): string =>
  words.refundFailedOf(ticketNumber, `$${amount}`)

type PaidTicket = {
  readonly status: OrderStatus
  /** How staff took the money. */
  readonly payment?: { readonly tender?: Tender | undefined } | undefined
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod?: PaymentMethod | undefined
  readonly total: string
  /** What gift cards pay of the total. */
  readonly giftCardPaid?: string | undefined
  /** What is left to pay of an order that was paid online. */
  readonly balanceDue?: string | undefined
  /** The amount of refunds that did not reach the card. */
  readonly failedRefund?: string | undefined
  /** The catered event that it came from. */
  readonly event?: { readonly balanceDue: string } | undefined
  readonly hasPayLink?: boolean | undefined
}

/** Returns the payment line of a ticket: paid, or what to take. */
export function formatTicketPayment(ticket: PaidTicket, words = ticketPaymentWords): string {
  const { status, paymentStatus, paymentMethod, balanceDue, failedRefund, event } = ticket
  const { payment, giftCardPaid, hasPayLink } = ticket
  const total = getPayableAmount(ticket)
  if (failedRefund) return words.refundFailed(`$${failedRefund}`)
  if (status === 'cancelled' && paymentStatus === 'none')
    return giftCardPaid ? words.giftCardReturned : words.nothingToPay
  const due = getAmountDue(ticket)
  const withGiftCard = (paid: string) => (giftCardPaid ? words.withGiftCard(paid, `$${giftCardPaid}`) : paid)
  if (payment?.tender === 'not-collected') return words.notCollected(`$${due}`)
  if (payment?.tender) return withGiftCard(words.paidAtCounter(`$${due}`, payment.tender))
  switch (duesByStatus[paymentStatus]) {
    case 'paid':
      return withGiftCard(balanceDue ? words.paidOnlineDue(`$${balanceDue}`) : words.paidOnline(`$${total}`))
    case 'failed':
      return words.paymentFailed(`$${due}`)
    case 'returned':
      return paymentStatus === 'refunded' ? words.refunded : words.notCharged
    case 'to-pay':
      if (event) return words.balanceDue(`$${event.balanceDue}`)
      if (total === NOTHING) return giftCardPaid ? words.paidByGiftCard : words.nothingToPay
      if (hasPayLink) return words.toPayByLink(`$${total}`)
      return words.toPay(`$${total}`, paymentMethod === 'online' ? undefined : paymentMethod)
  }
}
