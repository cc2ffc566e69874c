import type { RefundRequest } from '#shared/kitchen/refunds-contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { DISCOUNT_CODE_DAYS } from '#shared/payments/discount-codes'
import { toCents, type Cents } from '#shared/platform/money'
import { getReturnedByEdits } from '#shared/payments/payment-amounts'
import { calculateRefund, getLeftOnCard, sumStaffRefunds, type RefundTarget } from '#shared/payments/refund-rules'
import { addRefund, returnToGiftCards } from './add-refund'
import { issueCode } from '../codes/code-repository'
import { changeCodeUse, type CodeUse } from '../codes/code-uses'
import { logRefund, trackFailedRefunds } from './refund-log'
import { assertWithinRefundLimit } from '../../orders/order-access'
import { getActor } from '../../orders/order-actor'
import { getLineId } from '../../orders/lines/line-ids'
import type { Caller } from '../../platform/session/session'
import { listReservations } from '../../orders/placement/reservations'
import type { OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'

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

/** Returns the index of a line. */
function findLineIndex(order: OrderRecord, lineId: string): number {
  const line = order.lines.findIndex((_, index) => getLineId(order, index) === lineId)
  if (line < 0) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
  return line
}

function toTarget(order: OrderRecord, request: RefundRequest): RefundTarget {
  if ('amount' in request) return { amountCents: toCents(request.amount) }
  if ('lineId' in request) return { lines: [findLineIndex(order, request.lineId)] }
  if ('pieces' in request)
    return { pieces: request.pieces.map(({ lineId, quantity }) => ({ line: findLineIndex(order, lineId), quantity })) }
  return { lines: [...new Set(request.lines)].map((lineId) => findLineIndex(order, lineId)) }
}

/** Returns which dishes a refund is of, as stored; nothing for an amount of the whole order. */
function recordTarget(request: RefundRequest, target: RefundTarget): Pick<Refund, 'line' | 'lines' | 'pieces'> {
  if ('amountCents' in target) return {}
  if ('pieces' in target)
    return { lines: target.pieces.map(({ line }) => line), pieces: target.pieces.map((piece) => ({ ...piece })) }
  const [line] = target.lines
  return 'lineId' in request ? { line } : { lines: [...target.lines] }
}

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

/** Returns to the order's code what it had paid for refunded dishes. */
function returnToCode(order: OrderRecord, use: CodeUse | undefined, cents = 0) {
  if (use?.amountCents === undefined || cents === 0) return { changes: {}, steps: [] }
  const left = { codeId: use.codeId, amountCents: use.amountCents - cents }
  const others = order.reservations.filter(({ type }) => type !== 'code')
  const reservations: OrderRecord['reservations'] = [...others, { type: 'code', ...left }]
  return { changes: { reservations }, steps: [changeCodeUse(left, order.id, use.amountCents)] }
}

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
      const amount = calculateRefund({ ...order, codeCents: use?.amountCents }, target, { to, now })
      const returned = sumStaffRefunds(order) + getReturnedByEdits(order, order.totalCents)
      assertWithinRefundLimit(returned + amount.amountCents, limitCents)
      const issued =
        to === 'code' && amount.amountCents > 0 ? issueRefundCode(order, amount.amountCents, now) : undefined
      const refund: Refund = {
        to,
        ...recordTarget(request, target),
        ...amount,
        ...(to === 'card' && { toGiftCardCents: Math.max(0, amount.amountCents - getLeftOnCard(order)) }),
        reason,
        ...(issued && { code: issued.code }),
        at: now.toISOString(),
        afterSteps: order.history.length,
        by: getActor(command.by, order.location),
      }
      const backToCode = returnToCode(order, use, amount.toCodeCents)
      const after = { ...addRefund(order, refund), ...backToCode.changes }
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
          ...logRefund(order, refund, command),
          ...trackFailedRefunds(order, after, now),
          ...extraSteps(after),
        ],
        answer: after,
      }
    },
  )
