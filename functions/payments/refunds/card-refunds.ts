import { allocateRefund, getRefundableOf, listPayments, type PaymentRefund } from '#shared/payments/payment-amounts'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../../orders/records'
import { buildOrderUpdate } from '../../orders/repository'
import { findPayingOrder, type PayingOrder, type Payment } from '../payment-repository'
import { logRefund, trackFailedRefunds } from './refund-log'

type Planned = { readonly at: string; readonly isForEdit?: boolean }

type RefundedPayments = Pick<OrderRecord, 'payment' | 'balancePayments'>

/** Returns the payments of an order with refunds that the provider must execute. */
function addCardRefunds(
  order: OrderRecord,
  refunds: readonly PaymentRefund[],
  { at, isForEdit }: Planned,
): RefundedPayments {
  const [payment, ...balancePayments] = listPayments<Payment>(order).map((one, part) => ({
    ...one,
    cardRefunds: [
      ...one.cardRefunds,
      ...refunds
        .filter((refund) => refund.part === part)
        .map(({ amountCents }) => ({ amountCents, at, ...(isForEdit && { isForEdit }) })),
    ],
  }))
  return { payment, ...(balancePayments.length > 0 && { balancePayments }) }
}

/** Returns the payments of an order from which staff return an amount to the card. */
export const planStaffRefund = (order: OrderRecord, amountCents: number, at: string): RefundedPayments =>
  addCardRefunds(order, allocateRefund(order, amountCents, getRefundableOf), { at })

/** Returns an order's refunds with one for an edit that made it cost less, and its log entry. */
function recordEditRefund(order: PayingOrder, amountCents: number, now: Date) {
  const refund = {
    to: 'card' as const,
    amountCents,
    reason: 'changed' as const,
    at: now.toISOString(),
    by: 'system' as const,
  }
  return {
    changes: { refunds: [...(order.refunds ?? []), refund] },
    steps: logRefund(order, refund, { by: 'system', now }),
  }
}

type RefundPlan = { readonly refunds: readonly PaymentRefund[]; readonly isForEdit: boolean }

const unrecorded = { changes: {}, steps: [] satisfies WriteStep[] }

/** Adds refunds to those that the provider must execute. One for an edit is listed on the order. */
export const planCardRefunds = (orderId: string, plan: RefundPlan, expectedVersion: number, now: Date) =>
  runOptimisticWrite<PayingOrder | undefined, void>(
    () => findPayingOrder(orderId),
    (order) => {
      // Another process has planned it or changed the order; the next look decides again.
      if (!order || order.version !== expectedVersion) return { steps: [], answer: undefined }
      const { refunds, isForEdit } = plan
      const amountCents = refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
      const recorded = isForEdit ? recordEditRefund(order, amountCents, now) : unrecorded
      const payments = addCardRefunds(order, refunds, { at: now.toISOString(), isForEdit })
      const update = buildOrderUpdate(order, { ...payments, ...recorded.changes })
      const failed = trackFailedRefunds(order, { ...order, ...payments }, now)
      return { steps: [{ write: { Update: update } }, ...recorded.steps, ...failed], answer: undefined }
    },
  )
