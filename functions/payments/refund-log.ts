import { sumFailedRefunds } from '#shared/payments/card-refunds'
import { listPayments } from '#shared/payments/payment-amounts'
import { refundReasons } from '#shared/payments/refunds'
import { formatCents } from '#shared/platform/money'
import { logChange } from '../platform/change-log/change-log'
import type { WriteStep } from '../platform/table/transaction'
import { getLoggedName, type StepAuthor } from '../orders/order-actor'
import { getLineId } from '../orders/order-lines'
import type { OrderRecord } from '../orders/records'

type Refund = NonNullable<OrderRecord['refunds']>[number]

type Author = { readonly by: StepAuthor; readonly now: Date }

const listRefundedLines = ({ line, lines = [] }: Refund): readonly number[] => (line === undefined ? lines : [line])

/** Logs amount and reason of a refund, but never its code. */
export function logRefund(order: OrderRecord, refund: Refund, { by, now }: Author): readonly WriteStep[] {
  const { ticketNumber, location } = order
  const { amountCents, reason, to } = refund
  const lines = listRefundedLines(refund)
  const names = lines.map((line) => `, ${order.lines[line]?.name ?? ''}`).join('')
  const how = to === 'card' ? 'refunded to the card' : 'refunded with a code'
  const lineIds = lines.map((line) => getLineId(order, line))
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: order.id,
    title: `Ticket ${ticketNumber}${names}: ${formatCents(amountCents)} ${how} (${refundReasons[reason]})`,
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

const sumFailures = (order: OrderRecord): number =>
  listPayments(order).reduce((sum, payment) => sum + sumFailedRefunds(payment), 0)

/** Logs that refunds to the card failed since an earlier state of their order. */
export function logFailedRefunds(before: OrderRecord, after: OrderRecord, now: Date): readonly WriteStep[] {
  const { id: orderId, ticketNumber, location } = after
  const amountCents = sumFailures(after) - sumFailures(before)
  if (amountCents <= 0) return []
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
