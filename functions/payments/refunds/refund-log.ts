import { getFailedRefundCents } from '#shared/payments/payment-amounts'
import { formatRefundedDish, refundReasons, type RefundDestination } from '#shared/payments/refunds'
import { formatCents } from '#shared/platform/money'
import { logChange } from '../../platform/change-log/change-log'
import { tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { paymentKeys } from '../provider/records'
import { getLoggedName, type StepAuthor } from '../../orders/order-actor'
import { getLineId } from '../../orders/lines/line-ids'
import type { OrderRecord } from '../../orders/records'

type Refund = NonNullable<OrderRecord['refunds']>[number]

type Author = { readonly by: StepAuthor; readonly now: Date }

const listRefundedLines = ({ line, lines = [] }: Refund): readonly number[] => (line === undefined ? lines : [line])

const howRefunded = {
  card: 'refunded to the card',
  cash: 'refunded in cash',
  terminal: 'refunded on the card terminal',
  code: 'refunded with a code',
} as const satisfies Record<RefundDestination, string>

/** Logs amount and reason of a refund, but never its code. */
export function logRefund(order: OrderRecord, refund: Refund, { by, now }: Author): readonly WriteStep[] {
  const { ticketNumber, location } = order
  const { amountCents, toCodeCents = 0, reason, to } = refund
  const amounts = [
    ...(amountCents > 0 ? [`${formatCents(amountCents)} ${howRefunded[to]}`] : []),
    ...(toCodeCents > 0 ? [`${formatCents(toCodeCents)} put back on the code that had paid`] : []),
  ]
  const lines = listRefundedLines(refund)
  const quantityOf = (line: number) => refund.pieces?.find((piece) => piece.line === line)?.quantity
  const names = lines.map((line) => `, ${formatRefundedDish(order.lines[line]?.name ?? '', quantityOf(line))}`).join('')
  const lineIds = lines.map((line) => getLineId(order, line))
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: order.id,
    title: `Ticket ${ticketNumber}${names}: ${amounts.join(', ')} (${refundReasons[reason]})`,
    before: null,
    after: {
      orderId: order.id,
      ticketNumber,
      to,
      lineId: refund.line === undefined ? null : lineIds[0],
      lines: lineIds,
      amountCents,
      reason,
    },
    by: getLoggedName(by, location),
    now,
  }).steps
}

/** Logs that refunds to the card failed since an earlier state of their order. */
function logFailure({ id: orderId, ticketNumber, location }: OrderRecord, amountCents: number, now: Date) {
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: orderId,
    title: `Ticket ${ticketNumber}: a refund of ${formatCents(amountCents)} failed. Return it another way.`,
    before: null,
    after: { orderId, ticketNumber, to: 'card', lineId: null, lines: [], amountCents, reason: 'failed' },
    by: getLoggedName('system', location),
    now,
  }).steps
}

/** Logs that staff returned another way what a failed refund had not. */
export function logReturn(order: OrderRecord, amountCents: number, { by, now }: Author): readonly WriteStep[] {
  const { id: orderId, ticketNumber, location } = order
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: orderId,
    title: `Ticket ${ticketNumber}: ${formatCents(amountCents)} of a failed refund returned another way`,
    before: null,
    after: { orderId, ticketNumber, to: 'other', lineId: null, lines: [], amountCents, reason: 'failed' },
    by: getLoggedName(by, location),
    now,
  }).steps
}

/**
 * Returns the steps that keep the location's list of failed refunds up to date with a change of an
 * order, and log another failure.
 */
export function trackFailedRefunds(before: OrderRecord, after: OrderRecord, now: Date): readonly WriteStep[] {
  const { id: orderId, ticketNumber, location } = after
  const [failedCents, amountCents] = [getFailedRefundCents(before), getFailedRefundCents(after)]
  if (failedCents === amountCents) return []
  const key = paymentKeys.failedRefund(location, orderId)
  const entry = { ...key, type: 'FailedRefund', orderId, ticketNumber, amountCents, at: now.toISOString() }
  const listed =
    amountCents > 0
      ? { Put: { TableName: tableName(), Item: entry } }
      : { Delete: { TableName: tableName(), Key: key } }
  const failure = amountCents > failedCents ? logFailure(after, amountCents - failedCents, now) : []
  return [{ write: listed }, ...failure]
}
