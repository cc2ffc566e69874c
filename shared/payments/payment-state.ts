import type { Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import { applyDispute, describeStage, type Dispute, type ReportedDispute } from './disputes'
import { sumExecutedRefunds, sumPlannedRefunds, sumReturnedRefunds, type CardRefund } from './card-refunds'
import { MAX_DECLINES, createPaymentPendingProblem, type OnlinePaymentStatus } from './online-payments'

/**
 * A payment of an order at the provider: what was reported, and what is planned. The first one pays
 * the order. Further ones pay what an edit made it cost more: its balance.
 */
export type PaymentState = {
  readonly status: OnlinePaymentStatus
  readonly sessionId: string
  /** The provider's page where the guest pays. */
  readonly url: string
  /** When an unpaid order is cancelled. */
  readonly expiresAt: string
  readonly intentId?: string | undefined
  readonly declines: number
  /** When the payment was authorized and the order went to the kitchen. */
  readonly placedAt?: string | undefined
  readonly authorizedCents?: Cents | undefined
  readonly capturedCents?: Cents | undefined
  readonly paidAt?: string | undefined
  /** Whether the provider's page accepts no payment any more. */
  readonly isSessionClosed?: boolean | undefined
  /** Whether the provider has released the authorization. */
  readonly isReleased?: boolean | undefined
  readonly cardRefunds: readonly CardRefund[]
  /** What staff returned another way after refunds had failed. */
  readonly returnedCents?: Cents | undefined
  /** How often the status or a dispute changed, or a refund failed. */
  readonly changes: number
  /** The amount and the number of the edit whose balance it pays; none for the first payment. */
  readonly balance?: { readonly amountCents: Cents; readonly edit: number } | undefined
  /** Whether staff made the page for an order that the kitchen has, to be paid from elsewhere. */
  readonly isLink?: boolean | undefined
  /** What the guest's bank questioned or took back. */
  readonly disputes?: readonly Dispute[] | undefined
  /** When a pay link was made. */
  readonly openedAt?: string | undefined
}

/** What the provider reports about a payment, in an event or in a response. */
export type PaymentFact =
  | { readonly type: 'authorized'; readonly intentId: string; readonly amountCents: Cents }
  | { readonly type: 'declined'; readonly intentId?: string | undefined }
  /** Too many cards of the payer were declined, on this page and others. */
  | { readonly type: 'declines-used-up' }
  | { readonly type: 'session-closed' }
  | { readonly type: 'captured'; readonly intentId: string; readonly amountCents: Cents }
  | { readonly type: 'capture-failed' }
  | { readonly type: 'released'; readonly intentId?: string | undefined }
  /** All refunds of the payment together. */
  | { readonly type: 'refunded'; readonly totalCents: Cents }
  | { readonly type: 'refund-executed'; readonly index: number; readonly providerId: string }
  | { readonly type: 'refund-failed'; readonly index: number }
  /** A refund that the provider had accepted did not reach the card. */
  | { readonly type: 'refund-returned'; readonly providerId: string }
  /** The guest's bank disputes the payment, or decided about that. */
  | { readonly type: 'disputed'; readonly dispute: ReportedDispute }
  /** The guest did not pay in time. */
  | { readonly type: 'timed-out' }

export type PaidOrder = { readonly status: OrderStatus; readonly payment: PaymentState }

/** The payment after a fact, and whether the system must cancel the unpaid order. */
export type PaymentChange = { readonly payment: PaymentState; readonly isCancelled: boolean }

type MaybePaidOrder = { readonly payment?: Pick<PaymentState, 'placedAt'> | undefined }

/**
 * Whether the kitchen has the order: it is paid at the counter, or its payment was authorized.
 */
export const isOrderPlaced = ({ payment }: MaybePaidOrder): boolean =>
  payment === undefined || payment.placedAt !== undefined

/** @throws Problem `payment-pending` for an order that the kitchen does not have yet */
export function assertOrderPlaced(order: MaybePaidOrder): void {
  if (!isOrderPlaced(order)) throw createPaymentPendingProblem()
}

/** @throws Problem `order-final` if the order was paid or ended */
export function assertOrderPending(order: MaybePaidOrder & { readonly status: OrderStatus }): void {
  if (isOrderPlaced(order) && order.status !== 'cancelled')
    throw new Problem('order-final', 'Your earlier order has been paid. Please check it before you order again.')
}

/** Returns when the kitchen got an order: when it was placed, or later when it was authorized. */
export const getPlacedAt = ({ createdAt, payment }: MaybePaidOrder & { readonly createdAt: string }): string =>
  payment?.placedAt ?? createdAt

/** Returns the status that captured and refunded amounts mean. */
function getSettledStatus(payment: PaymentState, capturedCents: Cents): PaymentState['status'] {
  const refunded = sumExecutedRefunds(payment)
  if (refunded === 0) return 'paid'
  return refunded >= capturedCents ? 'refunded' : 'partially-refunded'
}

const withSettledStatus = (payment: PaymentState): PaymentState =>
  payment.capturedCents === undefined
    ? payment
    : { ...payment, status: getSettledStatus(payment, payment.capturedCents) }

const isActive = ({ status }: PaidOrder): boolean => status !== 'cancelled'

/** The name of the provider's id of a refund that was made outside of the product. */
export const OUTSIDE_REFUND = 'outside'

function applyToPayment({ status, payment }: PaidOrder, fact: PaymentFact, at: string): PaymentState {
  const places = status !== 'cancelled' && payment.placedAt === undefined ? { placedAt: at } : {}
  switch (fact.type) {
    case 'authorized':
      if (payment.isReleased || payment.authorizedCents !== undefined) return payment
      return {
        ...payment,
        ...places,
        intentId: fact.intentId,
        authorizedCents: fact.amountCents,
        isSessionClosed: true,
        ...(payment.capturedCents === undefined && { status: 'authorized' as const }),
      }
    case 'captured':
      if (payment.capturedCents !== undefined) return payment
      return withSettledStatus({
        ...payment,
        ...places,
        intentId: fact.intentId,
        isSessionClosed: true,
        capturedCents: fact.amountCents,
        paidAt: at,
      })
    case 'declined': {
      if (payment.status !== 'pending') return payment
      const declines = payment.declines + 1
      return { ...payment, declines, ...(declines >= MAX_DECLINES && { status: 'failed' as const }) }
    }
    case 'declines-used-up':
      return payment.status === 'pending' ? { ...payment, status: 'failed' } : payment
    case 'session-closed':
      if (payment.status !== 'pending') return { ...payment, isSessionClosed: true }
      return { ...payment, isSessionClosed: true, status: status === 'cancelled' ? 'voided' : 'expired' }
    case 'timed-out':
      return payment.status === 'pending' ? { ...payment, status: 'expired' } : payment
    case 'capture-failed':
      return payment.status === 'authorized' ? { ...payment, status: 'failed' } : payment
    case 'released':
      return applyRelease({ status, payment })
    case 'refunded': {
      const outside = fact.totalCents - sumPlannedRefunds(payment) - sumReturnedRefunds(payment)
      if (outside <= 0) return payment
      const refund = { amountCents: outside, at, providerId: OUTSIDE_REFUND }
      return withSettledStatus({ ...payment, cardRefunds: [...payment.cardRefunds, refund] })
    }
    case 'disputed':
      return { ...payment, disputes: applyDispute(payment.disputes ?? [], fact.dispute, at) }
    case 'refund-executed':
      return withSettledStatus(updateRefund(payment, fact.index, { providerId: fact.providerId }))
    case 'refund-failed':
      return withSettledStatus(updateRefund(payment, fact.index, { failedAt: at }))
    case 'refund-returned':
      return withSettledStatus({
        ...payment,
        cardRefunds: payment.cardRefunds.map((refund) =>
          refund.providerId === fact.providerId && !refund.failedAt ? { ...refund, failedAt: at } : refund,
        ),
      })
  }
}

function applyRelease({ status, payment }: PaidOrder): PaymentState {
  if (payment.capturedCents !== undefined) return payment
  const released = { ...payment, isReleased: true, isSessionClosed: true }
  if (status === 'cancelled') {
    const wasOpen = payment.status === 'pending' || payment.authorizedCents !== undefined
    return { ...released, ...(wasOpen && { status: 'voided' as const }) }
  }
  // The guest pays the balance at the counter.
  if (payment.balance) return { ...released, status: 'voided' }
  // The authorization of an order that is being made has lapsed: there is nothing to capture.
  return { ...released, status: payment.placedAt === undefined ? 'expired' : 'failed' }
}

const updateRefund = (payment: PaymentState, index: number, change: Partial<CardRefund>): PaymentState => ({
  ...payment,
  cardRefunds: payment.cardRefunds.map((refund, position) => {
    const isOpen = refund.providerId === undefined && refund.failedAt === undefined
    return position === index && isOpen ? { ...refund, ...change } : refund
  }),
})

const countFailures = ({ cardRefunds }: PaymentState): number =>
  cardRefunds.filter(({ failedAt }) => failedAt !== undefined).length

const listStages = ({ disputes = [] }: PaymentState): string => disputes.map(describeStage).join()

/**
 * Returns a payment of an order after the provider reported a fact. Facts may arrive in any order
 * and repeatedly, so one that is already known changes nothing, except that each `declined` counts.
 * An order is not cancelled for an unpaid balance.
 */
export function applyPaymentFact(order: PaidOrder, fact: PaymentFact, at: string): PaymentChange {
  const applied = applyToPayment(order, fact, at)
  const { payment: before } = order
  const isChanged =
    applied.status !== before.status ||
    countFailures(applied) !== countFailures(before) ||
    listStages(applied) !== listStages(before)
  const payment = isChanged ? { ...applied, changes: before.changes + 1 } : applied
  const hasEnded = payment.status === 'expired' || payment.status === 'failed'
  const isUnpaid = hasEnded && payment.placedAt === undefined && payment.balance === undefined
  return { payment, isCancelled: isActive(order) && isUnpaid }
}
