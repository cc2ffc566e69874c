import { isOpenDispute, type Dispute } from '#shared/payments/disputes'
import { listDisputes, listPayments } from '#shared/payments/payment-amounts'
import { Problem } from '#shared/platform/problem'
import { getLoggedName, type StepAuthor } from '../../orders/order-actor'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import type { OrderRecord } from '../../orders/records'
import { logChange } from '../../platform/change-log/change-log'
import { log } from '../../platform/log'
import { runOptimisticWrite } from '../../platform/table/transaction'
import type { Payment } from '../payment-repository'
import { submitDisputeEvidence } from '../provider/payment-provider'
import { composeEvidence } from './compose-evidence'
import { trackDisputes } from './dispute-list'

/** @throws Problem `not-found` without a dispute, or `order-final` if it takes no evidence now */
function findDisputeToAnswer(order: OrderRecord): Dispute {
  const dispute = listDisputes(order).findLast(isOpenDispute)
  if (dispute) return dispute
  const isOver = listDisputes(order).length > 0
  throw isOver
    ? new Problem('order-final', 'The bank has decided about this dispute.')
    : new Problem('not-found', `Ticket ${order.ticketNumber} has no dispute.`)
}

type Submission = {
  readonly orderId: string
  readonly by: StepAuthor
  readonly check: (order: OrderRecord) => void
  readonly now: Date
  readonly requestId: string
}

async function sendEvidence(order: OrderRecord, dispute: Dispute): Promise<void> {
  try {
    await submitDisputeEvidence(dispute, composeEvidence(order))
  } catch (error) {
    log.error('payment', error, { step: 'submit-evidence' })
    throw new Problem(
      'unavailable',
      'The evidence could not be submitted. Please try again, or use the page of Stripe.',
    )
  }
}

/** Marks the stage of a dispute that took our evidence, unless it became a dispute meanwhile. */
function markSubmitted(payment: Payment, { id, isInquiry }: Dispute, at: string): Payment {
  const isAnswered = (dispute: Dispute) => dispute.id === id && dispute.isInquiry === isInquiry
  return payment.disputes?.some(isAnswered)
    ? {
        ...payment,
        changes: payment.changes + 1,
        disputes: payment.disputes.map((one) => (isAnswered(one) ? { ...one, submittedAt: at } : one)),
      }
    : payment
}

function planSubmission(order: OrderRecord, dispute: Dispute, { by, now, requestId }: Submission) {
  const at = now.toISOString()
  const [payment, ...balancePayments] = listPayments<Payment>(order).map((one) => markSubmitted(one, dispute, at))
  const changes = { payment, ...(balancePayments.length > 0 && { balancePayments }), requestId }
  const logged = logChange({
    locations: [order.location],
    kind: 'dispute',
    subjectId: order.id,
    title: `Ticket ${order.ticketNumber}: evidence submitted for the dispute`,
    before: null,
    after: { orderId: order.id, ticketNumber: order.ticketNumber },
    by: getLoggedName(by, order.location),
    now,
  }).steps
  return {
    steps: [
      { write: { Update: buildOrderUpdate(order, changes) } },
      ...trackDisputes(order, { ...order, ...changes }, now),
      ...logged,
    ],
    answer: { ...order, ...changes },
  }
}

/**
 * Submits what we know about a disputed order to the guest's bank, once to an inquiry and once to
 * the dispute that it may become. Returns the dispute.
 * @throws Problem of `findDisputeToAnswer`, or `unavailable`
 */
export async function submitEvidence(command: Submission): Promise<Dispute> {
  const order = await getOrder(command.orderId)
  command.check(order)
  const dispute = findDisputeToAnswer(order)
  if (dispute.submittedAt !== undefined) return dispute
  await sendEvidence(order, dispute)
  const after = await runOptimisticWrite(
    () => getOrder(command.orderId),
    (current) => planSubmission(current, dispute, command),
  )
  return listDisputes(after).find(({ id }) => id === dispute.id) ?? dispute
}
