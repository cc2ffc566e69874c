import type { RefundRequest } from '#shared/kitchen/refunds-contract'
import type { RefundTarget } from '#shared/payments/refund-rules'
import { Problem } from '#shared/platform/problem'
import { toCents } from '#shared/platform/money'
import { getLineId } from '../../orders/lines/line-ids'
import type { OrderRecord } from '../../orders/records'

type Refund = NonNullable<OrderRecord['refunds']>[number]

/** Returns the index of a line. */
function findLineIndex(order: OrderRecord, lineId: string): number {
  const line = order.lines.findIndex((_, index) => getLineId(order, index) === lineId)
  if (line < 0) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
  return line
}

/** @throws Problem `not-found` for a line that the order does not have */
export function toTarget(order: OrderRecord, request: RefundRequest): RefundTarget {
  if ('amount' in request) return { amountCents: toCents(request.amount) }
  if ('lineId' in request) return { lines: [findLineIndex(order, request.lineId)] }
  if ('pieces' in request)
    return { pieces: request.pieces.map(({ lineId, quantity }) => ({ line: findLineIndex(order, lineId), quantity })) }
  return { lines: [...new Set(request.lines)].map((lineId) => findLineIndex(order, lineId)) }
}

/** Returns which dishes a refund is of, as stored; nothing for an amount of the whole order. */
export function recordTarget(request: RefundRequest, target: RefundTarget): Pick<Refund, 'line' | 'lines' | 'pieces'> {
  if ('amountCents' in target) return {}
  if ('pieces' in target)
    return { lines: target.pieces.map(({ line }) => line), pieces: target.pieces.map((piece) => ({ ...piece })) }
  const [line] = target.lines
  return 'lineId' in request ? { line } : { lines: [...target.lines] }
}
