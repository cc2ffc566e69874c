import { describeStage, disputeStateTexts, isOpenDispute, type Dispute } from '#shared/payments/disputes'
import { listDisputes } from '#shared/payments/payment-amounts'
import { formatCents } from '#shared/platform/money'
import { getLoggedName } from '../../orders/order-actor'
import type { OrderRecord } from '../../orders/records'
import { logChange } from '../../platform/change-log/change-log'
import { tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { paymentKeys } from '../provider/records'

const listStages = (order: OrderRecord): readonly string[] => listDisputes(order).map(describeStage)

/** Logs that a dispute began or changed its state. */
function logStage({ id: orderId, ticketNumber, location }: OrderRecord, dispute: Dispute, now: Date) {
  const { amountCents, reason, state } = dispute
  return logChange({
    locations: [location],
    kind: 'dispute',
    subjectId: orderId,
    title: `Ticket ${ticketNumber}: dispute of ${formatCents(amountCents)} (${reason}), ${disputeStateTexts[state]}`,
    before: null,
    after: { orderId, ticketNumber, amountCents, reason, state },
    by: getLoggedName('system', location),
    now,
  }).steps
}

/**
 * Returns the steps that keep the location's list of open disputes up to date with a change of an
 * order, and log each change of a dispute's state.
 */
export function trackDisputes(before: OrderRecord, after: OrderRecord, now: Date): readonly WriteStep[] {
  const [was, is] = [before, after].map(listDisputes)
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const { id: orderId, ticketNumber, location } = after
  const key = paymentKeys.dispute(location, orderId)
  const dispute = listDisputes(after).findLast(isOpenDispute)
  const listed = dispute
    ? { Put: { TableName: tableName(), Item: { ...key, type: 'OpenDispute', orderId, ticketNumber, dispute } } }
    : { Delete: { TableName: tableName(), Key: key } }
  const known = listStages(before)
  const changed = listDisputes(after).filter((one) => !known.includes(describeStage(one)))
  return [{ write: listed }, ...changed.flatMap((one) => logStage(after, one, now))]
}
