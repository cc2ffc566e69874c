import type { RefundRequest } from '#shared/kitchen/refunds-contract'
import { Problem } from '#shared/platform/problem'
import type { Cents } from '#shared/platform/money'
import { getReturnedByEdits } from '#shared/payments/payment-amounts'
import { planRefund } from '#shared/payments/plan-refund'
import { sumStaffReturns } from '#shared/payments/refund-rules'
import { addRefund, returnToGiftCards } from './add-refund'
import { issueRefundCode, returnToCode } from './refund-code'
import { logRefund, trackFailedRefunds } from './refund-log'
import { recordTarget, toTarget } from './refund-target'
import { assertWithinRefundLimit } from '../../orders/access/order-access'
import { getActor } from '../../orders/order-actor'
import type { Caller } from '../../platform/session/session'
import { listReservations } from '../../orders/placement/reservations'
import type { OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

type RefundCommand = {
  readonly orderId: string
  readonly refund: RefundRequest
  readonly by: Caller
  readonly now: Date
  readonly requestId: string
  /** Throws if the caller may not refund the order. */
  readonly check: (order: OrderRecord) => void
  /** Returns the most that the caller may refund of an order altogether, in cents. */
  readonly limitOf: (order: OrderRecord) => Promise<Cents>
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (after: OrderRecord) => readonly WriteStep[]
}

type Refund = NonNullable<OrderRecord['refunds']>[number]

/** The table stores 400 KB for an order, so what staff add to one is limited. */
const MAX_REFUNDS = 100

/**
 * Refunds lines or an amount, with a discount code or to the card. One transaction writes the
 * order, the code or the planned card refund, and the log entry (decision 0055).
 * @throws Problem `not-found`, `lead-required`, or the error of `calculateRefund`
 */
export const refundOrder = (command: RefundCommand): Promise<OrderRecord> =>
  runOptimisticWrite(
    async () => {
      const order = await getOrder(command.orderId)
      return { order, limitCents: await command.limitOf(order) }
    },
    ({ order, limitCents }) => {
      const { refund: request, now, check, extraSteps, requestId } = command
      const { reason, to } = request
      check(order)
      if ((order.refunds?.length ?? 0) >= MAX_REFUNDS)
        throw new Problem('order-final', `Ticket ${order.ticketNumber} was refunded very often already.`)
      const target = toTarget(order, request)
      const use = listReservations(order, 'code').find(({ amountCents }) => amountCents !== undefined)
      const parts = planRefund({ ...order, codeCents: use?.amountCents }, target, { to, now })
      const amountCents = sum(parts.map((part) => part.amountCents))
      const toCodeCents = sum(parts.map((part) => part.toCodeCents ?? 0))
      const returned = sumStaffReturns(order) + getReturnedByEdits(order, order.totalCents)
      assertWithinRefundLimit(returned + amountCents + toCodeCents, limitCents)
      const issued = to === 'code' && amountCents > 0 ? issueRefundCode(order, amountCents, now) : undefined
      const made = parts.map((part, index): Refund => ({
        // The first part has the dishes; the others are of the same ones.
        ...(index === 0 ? recordTarget(request, target) : { lines: [] }),
        ...part,
        reason,
        ...(issued && { code: issued.code }),
        at: now.toISOString(),
        afterSteps: order.history.length,
        by: getActor(command.by, order.location),
      }))
      const backToCode = returnToCode(order, use, toCodeCents)
      const after = { ...made.reduce(addRefund, order), ...backToCode.changes }
      const { refunds, payment, balancePayments, giftCards } = after
      const payments = {
        ...(payment && { payment }),
        ...(balancePayments && { balancePayments }),
        ...(giftCards && { giftCards }),
      }
      return {
        steps: [
          { write: { Update: buildOrderUpdate(order, { refunds, requestId, ...payments, ...backToCode.changes }) } },
          ...(issued ? [issued.issue] : []),
          ...backToCode.steps,
          ...returnToGiftCards(order, after, now),
          ...made.flatMap((refund) => logRefund(order, refund, command)),
          ...trackFailedRefunds(order, after, now),
          ...extraSteps(after),
        ],
        answer: after,
      }
    },
  )
