import type Stripe from 'stripe'
import { getLocation } from '#shared/locations/index'
import { formatActor, presentActor } from '#shared/platform/actor'
import { isOpenDispute, type Dispute } from '#shared/payments/disputes'
import { listDisputes, listPayments } from '#shared/payments/payment-amounts'
import { formatCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { formatDateTime } from '#shared/platform/time'
import { getLoggedName, type StepAuthor } from '../../orders/order-actor'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import type { OrderRecord } from '../../orders/records'
import { logChange } from '../../platform/change-log/change-log'
import { log } from '../../platform/log'
import { runOptimisticWrite } from '../../platform/table/transaction'
import type { Payment } from '../payment-repository'
import { submitDisputeEvidence } from '../provider/payment-provider'
import { trackDisputes } from './dispute-list'

/** Stripe's maximum for all texts together is 150,000 characters. */
const MAX_TEXT = 20_000

const joinLines = (lines: readonly string[]): string => lines.join('\n').slice(0, MAX_TEXT)

const listReceipt = (order: OrderRecord): readonly string[] => [
  ...order.lines.map(({ quantity, name, totalPriceCents }) => `${quantity} x ${name}: ${formatCents(totalPriceCents)}`),
  `Discount: ${formatCents(order.discountCents)}`,
  `Delivery fee: ${formatCents(order.deliveryFeeCents)}`,
  `Sales tax: ${formatCents(order.taxCents)}`,
  `Tip: ${formatCents(order.tipCents)}`,
  `Total: ${formatCents(order.totalCents)}`,
]

function listHistory({ location, history, refunds = [] }: OrderRecord): readonly string[] {
  const { timeZone } = getLocation(location)
  return [
    ...history.map(
      ({ at, kitchenStatus, by }) =>
        `${formatDateTime(at, timeZone)}: ${kitchenStatus}, by ${formatActor(presentActor(by, false))}`,
    ),
    ...refunds.map(
      ({ at, amountCents, to }) => `${formatDateTime(at, timeZone)}: refunded ${formatCents(amountCents)} (${to})`,
    ),
  ]
}

/** Returns how the guest got the order. */
function describeHandover({ location, completedAt, orderType, handover }: OrderRecord): string {
  if (completedAt === undefined) return 'The order was not handed over yet.'
  const at = formatDateTime(completedAt, getLocation(location).timeZone)
  const how = handover === 'code' ? ', and the guest showed the code that only the buyer had' : ''
  return `${orderType === 'delivery' ? 'Delivered' : 'Picked up at the restaurant'} ${at}${how}.`
}

/** Returns the evidence that we have about an order: receipt, history and handover. */
function composeEvidence(order: OrderRecord): Stripe.DisputeUpdateParams.Evidence {
  const { customer, ticketNumber, createdAt, completedAt, orderType } = order
  const { address } = customer
  return {
    customer_name: customer.name,
    ...(customer.email !== '' && { customer_email_address: customer.email }),
    product_description: joinLines([`Restaurant order, ticket ${ticketNumber}`, ...listReceipt(order)]),
    service_date: (completedAt ?? createdAt).slice(0, 10),
    ...(orderType === 'delivery' &&
      address && {
        shipping_address: [address.street, address.unit, address.city, address.state, address.zipCode]
          .filter(Boolean)
          .join(', '),
      }),
    uncategorized_text: joinLines([describeHandover(order), ...listHistory(order)]),
  }
}

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

async function sendEvidence(order: OrderRecord, { id }: Dispute): Promise<void> {
  try {
    await submitDisputeEvidence(id, composeEvidence(order))
  } catch (error) {
    log.error('payment', error, { step: 'submit-evidence' })
    throw new Problem(
      'unavailable',
      'The evidence could not be submitted. Please try again, or use the page of Stripe.',
    )
  }
}

const markSubmitted = (payment: Payment, id: string, at: string): Payment =>
  payment.disputes?.some((dispute) => dispute.id === id)
    ? {
        ...payment,
        changes: payment.changes + 1,
        disputes: payment.disputes.map((dispute) => (dispute.id === id ? { ...dispute, submittedAt: at } : dispute)),
      }
    : payment

function planSubmission(order: OrderRecord, id: string, { by, now, requestId }: Submission) {
  const at = now.toISOString()
  const [payment, ...balancePayments] = listPayments<Payment>(order).map((one) => markSubmitted(one, id, at))
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
 * Submits what we know about a disputed order to the guest's bank, once. Returns the dispute.
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
    (current) => planSubmission(current, dispute.id, command),
  )
  return listDisputes(after).find(({ id }) => id === dispute.id) ?? dispute
}
