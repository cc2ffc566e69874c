import type { RefundRequest } from '#shared/payments/refunds-contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { DISCOUNT_CODE_DAYS } from '#shared/payments/discount-codes'
import { formatCents, toCents } from '#shared/platform/money'
import { calculateRefundCents, refundReasons } from '#shared/payments/refunds'
import { logChange } from '../platform/change-log/change-log'
import { issueCode } from './code-repository'
import { getActor, getLoggedName } from '../orders/order-actor'
import { getLineId } from '../orders/order-lines'
import type { Caller } from '../platform/session/session'
import type { OrderRecord } from '../orders/records'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import { runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'

type RefundCommand = {
  readonly orderId: string
  readonly refund: RefundRequest
  readonly by: Caller
  readonly now: Date
  readonly requestId: string
  /** Throws if the caller may not refund the order. */
  readonly check: (order: OrderRecord) => void
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (after: OrderRecord) => readonly WriteStep[]
}

type Refund = NonNullable<OrderRecord['refunds']>[number]

/** Returns the index of the line to refund; undefined for the whole order. */
function findLineIndex(order: OrderRecord, request: RefundRequest): number | undefined {
  if (!('lineId' in request)) return undefined
  const line = order.lines.findIndex((_, index) => getLineId(order, index) === request.lineId)
  if (line < 0) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
  return line
}

const toRefundSubject = (line: number | undefined, request: RefundRequest) =>
  'amount' in request ? { amountCents: toCents(request.amount) } : { line: line ?? 0 }

/**
 * Issues a code that anyone can use. It is listed for the account or browser that placed the order.
 */
function issueRefundCode(order: OrderRecord, amountCents: number, now: Date) {
  const { location, userId, visitorId } = order
  return issueCode({
    title: 'With our apologies',
    discount: { amountCents },
    site: getPolicy(getLocation(location)).codes,
    location,
    holderId: userId ?? visitorId,
    days: DISCOUNT_CODE_DAYS.refund,
    now,
  })
}

const writeRefunds = (order: OrderRecord, refunds: Refund[], requestId: string): WriteStep => ({
  write: { Update: buildOrderUpdate(order, { refunds, requestId }) },
})

/** Logs amount and reason, but never the code. */
function logRefund(order: OrderRecord, refund: Refund, { by, now }: RefundCommand) {
  const { ticketNumber, location, lines } = order
  const { amountCents, reason, line } = refund
  const lineName = line === undefined ? '' : `, ${lines[line]?.name ?? ''}`
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: order.id,
    title: `Ticket ${ticketNumber}${lineName}: ${formatCents(amountCents)} made good (${refundReasons[reason]})`,
    before: null,
    after: {
      orderId: order.id,
      ticketNumber,
      lineId: line === undefined ? null : getLineId(order, line),
      amountCents,
      reason,
    },
    by: getLoggedName(by, location),
    now,
  })
}

/**
 * Refunds a line or an amount with a discount code. One transaction writes the order, the code and
 * the log entry (decision 0055).
 * @throws Problem `not-found`, or the error of `calculateRefundCents`
 */
export const refundOrder = (command: RefundCommand): Promise<OrderRecord> =>
  runOptimisticWrite(
    () => getOrder(command.orderId),
    (order) => {
      const { refund: request, now, check, extraSteps } = command
      check(order)
      const line = findLineIndex(order, request)
      const amountCents = calculateRefundCents(order, toRefundSubject(line, request), now)
      const { code, issue } = issueRefundCode(order, amountCents, now)
      const refund: Refund = {
        line,
        amountCents,
        reason: request.reason,
        code,
        at: now.toISOString(),
        by: getActor(command.by, order.location),
      }
      const refunds = [...(order.refunds ?? []), refund]
      const after = { ...order, refunds }
      return {
        steps: [
          writeRefunds(order, refunds, command.requestId),
          issue,
          ...logRefund(order, refund, command).steps,
          ...extraSteps(after),
        ],
        answer: after,
      }
    },
  )
