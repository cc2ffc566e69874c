import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { applyPaymentFact, isOrderPlaced, type PaymentFact } from '#shared/payments/payment-state'
import { listPayments } from '#shared/payments/payment-amounts'
import { getNextPaymentCheck } from '#shared/payments/payment-steps'
import { resolveStage } from '#shared/orders/status'
import { OrderRecord, orderKeys } from '../orders/records'
import { getBoardKey } from '../orders/ticket-repository'
import { logCancellation } from '../orders/order-transitions'
import { buildOrderUpdate } from '../orders/repository'
import { deleteItems, getItem, putItems, queryAll, tableName } from '../platform/table/table'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { paymentKeys } from './provider/records'
import { trackDisputes } from './disputes/dispute-list'
import { trackFailedRefunds } from './refunds/refund-log'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

export type Payment = NonNullable<OrderRecord['payment']>
export type PayingOrder = OrderRecord & { readonly payment: Payment }

const isPaying = (order: OrderRecord): order is PayingOrder => order.payment !== undefined

/** Returns an order that is paid online; undefined for any other and for an unknown id. */
export async function findPayingOrder(orderId: string): Promise<PayingOrder | undefined> {
  const item = await getItem(orderKeys.order(orderId))
  const order = item && OrderRecord.parse(item)
  return order && isPaying(order) ? order : undefined
}

const IndexedIntent = z.object({ orderId: z.string(), part: z._default(z.int(), 0) })

/** Returns the order of a payment intent, and the position of that payment. */
export async function findPaymentOfIntent(intentId: string) {
  const item = await getItem(paymentKeys.intent(intentId))
  return item && IndexedIntent.parse(item)
}

/** An order for now is promised as long after its payment as it was after it was sent. */
function postponePromise(order: PayingOrder, at: string): Partial<OrderRecord> {
  const { promisedFrom, promisedAt, scheduledFor, createdAt } = order
  if (scheduledFor !== undefined || promisedFrom === undefined || promisedAt === undefined) return {}
  const delay = Math.max(0, Date.parse(at) - Date.parse(createdAt))
  const postpone = (time: string) => new Date(Date.parse(time) + delay).toISOString()
  return { promisedFrom: postpone(promisedFrom), promisedAt: postpone(promisedAt) }
}

/** Returns an order with one of its payments changed. */
function replacePayment(order: PayingOrder, part: number, changed: Payment): PayingOrder {
  if (part === 0) return { ...order, payment: changed }
  const balancePayments = order.balancePayments?.map((payment, index) => (index === part - 1 ? changed : payment))
  return { ...order, balancePayments }
}

function applyFacts(order: PayingOrder, { facts, part = 0, sessionId }: PaymentReport, at: string): PayingOrder {
  return facts.reduce<PayingOrder>((current, fact) => {
    const known = listPayments<Payment>(current)[part]
    if (!known || (sessionId !== undefined && sessionId !== known.sessionId)) return current
    const { payment, isCancelled } = applyPaymentFact({ ...current, payment: known }, fact, at)
    const paid = replacePayment(current, part, { ...known, ...payment, cardRefunds: [...payment.cardRefunds] })
    if (!isCancelled) return paid
    const stage = resolveStage({ status: 'cancelled' })
    return { ...paid, ...stage, history: [...paid.history, { ...stage, at, by: 'system', reason: 'payment' }] }
  }, order)
}

function updateOrder(before: PayingOrder, after: PayingOrder, requestId: string | undefined, at: string): WriteStep {
  const isNowPlaced = isOrderPlaced(after) && !isOrderPlaced(before)
  const { payment, balancePayments, status, kitchenStatus, history } = after
  const changes = {
    payment,
    ...(balancePayments && { balancePayments }),
    requestId,
    ...(isNowPlaced && postponePromise(after, at)),
    ...(status !== before.status && { status, kitchenStatus, history }),
  }
  const moved = { ...after, ...changes }
  const indexKeys =
    status === 'cancelled'
      ? { gsi1pk: getBoardKey(after, at), gsi1sk: orderKeys.donePlace(after, at) }
      : { gsi1pk: getBoardKey(after, at), gsi1sk: orderKeys.activePlace(moved) }
  const isListed = isNowPlaced || status !== before.status
  return { write: { Update: buildOrderUpdate(before, changes, isListed ? indexKeys : {}) } }
}

/** Remembers which order and payment a new payment intent belongs to. */
function indexIntents(before: PayingOrder, after: PayingOrder): readonly WriteStep[] {
  const known = new Set(listPayments<Payment>(before).map(({ intentId }) => intentId))
  return listPayments<Payment>(after).flatMap(({ intentId }, part) => {
    if (intentId === undefined || known.has(intentId)) return []
    const record = { ...paymentKeys.intent(intentId), type: 'PaymentIntent', orderId: after.id, part }
    return [{ write: { Put: { TableName: tableName(), Item: record } } }]
  })
}

type PaymentReport = {
  readonly facts: readonly PaymentFact[]
  /** The position of the payment among the order's; 0 by default. */
  readonly part?: number
  /** The page that it is about. Facts about a page that the order never got mean nothing. */
  readonly sessionId?: string | undefined
  readonly now: Date
  readonly requestId?: string
  /** The provider's event that reports the facts. Its second delivery changes nothing. */
  readonly eventId?: string
}

const EVENT_TTL_SECONDS = 90 * DAY_SECONDS

const markEvent = (eventId: string, orderId: string, now: Date): WriteStep => ({
  write: {
    Put: buildPutIfAbsent({
      ...paymentKeys.event(eventId),
      type: 'PaymentEvent',
      orderId,
      expiresAt: expiresAfter(now, EVENT_TTL_SECONDS),
    }),
  },
  onConflict: 'already',
})

const isProcessed = async (eventId: string | undefined): Promise<boolean> =>
  eventId !== undefined && (await getItem(paymentKeys.event(eventId))) !== undefined

/**
 * Changes an order by what the provider reports about its payment, in one transaction: places it,
 * cancels it, or only records the payment. Returns the order; undefined if it is not paid online
 * or the event was processed before.
 */
export const reportPayment = (orderId: string, report: PaymentReport): Promise<PayingOrder | undefined> =>
  runOptimisticWrite<PayingOrder | undefined, PayingOrder | undefined>(
    async () => ((await isProcessed(report.eventId)) ? undefined : findPayingOrder(orderId)),
    (order) => {
      if (!order) return { steps: [], answer: undefined }
      const { now, requestId, eventId } = report
      const at = now.toISOString()
      const after = applyFacts(order, report, at)
      const isChanged = JSON.stringify(after) !== JSON.stringify(order)
      const marks = eventId === undefined ? [] : [markEvent(eventId, orderId, now)]
      if (!isChanged) return { steps: marks, answer: order }
      const isNowCancelled = after.status === 'cancelled' && order.status !== 'cancelled'
      const logged = isNowCancelled ? logCancellation(order, 'payment', { by: 'system', now }) : []
      return {
        steps: [
          ...marks,
          updateOrder(order, after, requestId, at),
          ...indexIntents(order, after),
          ...logged,
          ...trackFailedRefunds(order, after, now),
          ...trackDisputes(order, after, now),
        ],
        answer: after,
      }
    },
  )

/**
 * Stores when an order's payment must be looked at again, or deletes the entry if only an event of
 * the provider can change it. Returns whether a call to the provider is due now.
 */
export async function schedulePaymentCheck(order: PayingOrder, now: Date): Promise<boolean> {
  const key = paymentKeys.check(order.location, order.id)
  const dueAt = getNextPaymentCheck(order, now)
  if (dueAt === undefined) await deleteItems([key])
  else await putItems([{ ...key, type: 'PaymentCheck', orderId: order.id, dueAt }])
  return dueAt !== undefined && dueAt <= now.toISOString()
}

/** Returns the ids of a location's orders whose payments must be looked at by now. */
export async function listDuePaymentChecks(location: LocationCode, now: Date): Promise<readonly string[]> {
  const checks = await queryAll({
    KeyConditionExpression: 'pk = :location',
    ExpressionAttributeValues: { ':location': paymentKeys.checks(location) },
  })
  return checks.filter(({ dueAt }) => String(dueAt) <= now.toISOString()).map(({ orderId }) => String(orderId))
}
