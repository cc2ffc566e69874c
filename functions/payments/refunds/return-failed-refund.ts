import { getUnreturnedCents, markRefundsReturned, sumFailedRefunds } from '#shared/payments/card-refunds'
import { getFailedRefundCents, listPayments } from '#shared/payments/payment-amounts'
import { assertLead } from '#shared/accounts/access'
import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { toCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { assertStaffAccess } from '../../orders/access/order-access'
import { presentTicket } from '../../orders/present'
import type { OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { serve } from '../../platform/serve'
import type { Caller } from '../../platform/session/session'
import { keepUnchanged, runOptimisticWrite, type WritePlan } from '../../platform/table/transaction'
import type { Payment } from '../payment-repository'
import { logReturn, trackFailedRefunds } from './refund-log'

type Return = {
  readonly amountCents: number
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
}

const markReturned = (payment: Payment, now: Date): Payment =>
  getUnreturnedCents(payment) === 0
    ? payment
    : {
        ...payment,
        returnedCents: sumFailedRefunds(payment),
        cardRefunds: markRefundsReturned(payment, now.toISOString()),
        changes: payment.changes + 1,
      }

function planReturn(order: OrderRecord, { amountCents, caller, now, requestId }: Return): WritePlan<OrderRecord> {
  assertStaffAccess(order, caller)
  assertLead(caller.user, `A shift lead has to return the failed refund of ticket ${order.ticketNumber}.`)
  const failedCents = getFailedRefundCents(order)
  // Another employee has returned it.
  if (failedCents === 0) return keepUnchanged(order)
  if (failedCents !== amountCents) {
    throw new Problem('changed-meanwhile', 'The amount to return has changed. Please check the order again.', {
      members: { current: presentTicket(order, caller, now) },
    })
  }
  const [payment, ...balancePayments] = listPayments<Payment>(order).map((one) => markReturned(one, now))
  const changes = { payment, ...(balancePayments.length > 0 && { balancePayments }), requestId }
  const after = { ...order, ...changes }
  return {
    steps: [
      { write: { Update: buildOrderUpdate(order, changes) } },
      ...trackFailedRefunds(order, after, now),
      ...logReturn(order, amountCents, { by: caller, now }),
    ],
    answer: after,
  }
}

export const handler = serve(
  refundRoutes.returnFailedRefund,
  async ({ params, body: { amount }, caller, now, requestId }) => {
    const order = await runOptimisticWrite(
      () => getOrder(params.orderId),
      (read) => planReturn(read, { amountCents: toCents(amount), caller, now, requestId }),
    )
    return presentTicket(order, caller, now)
  },
)
