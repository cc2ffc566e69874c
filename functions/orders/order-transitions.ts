import { Problem } from '#shared/platform/problem'
import { isActiveStatus, isMovedMeanwhile, type OrderStage } from '#shared/orders/status'
import { isOrderFinal, MAX_ORDER_STEPS } from '#shared/orders/transitions'
import type { KitchenStatus, Tender } from '#shared/orders/constants'
import { checkHandover, type HandoverAnswer } from '#shared/orders/handover'
import { DEFAULT_CANCEL_REASON, cancelReasons, type CancelReason } from '#shared/orders/order-steps'
import { createPaymentPendingProblem } from '#shared/payments/online-payments'
import { getCounterCents, listPayments } from '#shared/payments/payment-amounts'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { mayBeMade } from '#shared/inventory/waste'
import { isCollected } from '#shared/payments/tender'
import { logChange } from '../platform/change-log/change-log'
import { keepUnchanged, runOptimisticWrite, type Update, type WritePlan } from '../platform/table/transaction'
import { getActor, getLoggedName, type StepAuthor } from './order-actor'
import { OrderRecord, orderKeys } from './records'
import { getBoardKey } from './ticket-repository'
import { buildOrderUpdate, getOrder } from './repository'

type Move = {
  readonly orderId: string
  readonly to: OrderStage
  readonly by: StepAuthor
  readonly now: Date
  /** Why the order is cancelled; `other` by default. Other moves ignore it. */
  readonly reason?: CancelReason | undefined
  /** How an order that is completed was paid; other moves ignore it. */
  readonly tender?: Tender | undefined
  /** Whether a cancelled order was made, from cooking on; true by default. */
  readonly isMade?: boolean | undefined
  /** What staff sent of the handover code as they completed it; undefined asks for no code. */
  readonly handover?: HandoverAnswer | undefined
  /** The request that moves the order; undefined for a scheduled job. */
  readonly requestId?: string
  /** The stage that the client saw; undefined accepts any stage. */
  readonly from?: KitchenStatus | undefined
  /** Idempotency key: a second move with the same key changes nothing. */
  readonly intent?: string | undefined
  /** Ids of the browser and the account of the customer who cancels. */
  readonly cancelledBy?: readonly string[]
  /** Throws if this move is not allowed. */
  readonly check: (order: OrderRecord) => void
}

/**
 * Moves an order to another stage and adds a history entry in one conditional write, so that
 * concurrent moves run one after the other and none is lost. Returns the order unchanged if it
 * already has that stage, or if a move with the same intent was made before.
 * @throws Problem `order-final`, or `order-moved` if the order is no longer at stage `from`
 */
export function moveOrder(move: Move): Promise<OrderRecord> {
  const { orderId, to, now, from, intent, check } = move
  return runOptimisticWrite(
    (current) => (current ? OrderRecord.parse(current) : getOrder(orderId)),
    (order) => {
      check(order)
      if (intent !== undefined && order.history.some((entry) => entry.intent === intent)) return keepUnchanged(order)
      if (order.status === to.status && order.kitchenStatus === to.kitchenStatus) return keepUnchanged(order)
      if (to.status !== 'cancelled' && !isOrderPlaced(order) && isActiveStatus(order.status))
        throw createPaymentPendingProblem()
      if (isOrderFinal(order, now))
        throw new Problem('order-final', `Order #${order.id} is ${order.status} and can no longer be changed.`)
      if (order.history.length >= MAX_ORDER_STEPS && isActiveStatus(to.status))
        throw new Problem('order-final', `Ticket ${order.ticketNumber} was moved very often. Complete or cancel it.`)
      if (from !== undefined && isMovedMeanwhile(order.history, from, to.kitchenStatus))
        throw new Problem(
          'order-moved',
          `Ticket ${order.ticketNumber} has been moved to ${order.kitchenStatus} meanwhile.`,
        )
      return planMove(order, move)
    },
  )
}

type HistoryStep = OrderRecord['history'][number]

/**
 * Returns how staff took what was due, and how much that was.
 * @throws Problem `changed-meanwhile` if the guest paid staff's pay link meanwhile
 */
function getTender(order: OrderRecord, { to, tender }: Move): Pick<OrderRecord, 'tender' | 'tenderCents'> {
  const nothing = { tender: undefined, tenderCents: undefined }
  if (to.status !== 'completed' || tender === undefined) return nothing
  const tenderCents = getCounterCents(order)
  if (tenderCents > 0) return { tender, tenderCents }
  if (isCollected(tender) && listPayments(order).some(({ isLink }) => isLink))
    throw new Problem(
      'changed-meanwhile',
      `Ticket ${order.ticketNumber} was paid online meanwhile. Take no money for it, or give it back.`,
    )
  return nothing
}

/** @throws Problem `wrong-code` without the code of the guest, unless staff override it */
function getHandover(order: OrderRecord, { to, handover }: Move): Pick<OrderRecord, 'handover'> {
  if (to.status !== 'completed' || !handover) return {}
  const handedOver = checkHandover(order, handover)
  return handedOver ? { handover: handedOver } : {}
}

/** Returns the steps that log that staff completed an order without the code of its guest. */
function logOverride({ id, location, ticketNumber }: OrderRecord, { by, now }: Pick<Move, 'by' | 'now'>) {
  return logChange({
    locations: [location],
    kind: 'handover',
    subjectId: id,
    title: `Ticket ${ticketNumber}: handed over without its pickup code`,
    before: null,
    after: { orderId: id, ticketNumber },
    by: getLoggedName(by, location),
    now,
  }).steps
}

/**
 * Plans a move. The transaction of a cancellation, or of a handover without its code, also logs
 * it; other moves are one update.
 */
function planMove(order: OrderRecord, move: Move): WritePlan<OrderRecord> {
  const { to, by, now, intent, reason = DEFAULT_CANCEL_REASON, requestId = 'none', cancelledBy } = move
  const actor = getActor(by, order.location)
  const step: HistoryStep = { ...to, at: now.toISOString(), by: actor, intent }
  const others = { requestId, ...getTender(order, move), ...getHandover(order, move) }
  if (others.handover === 'override') {
    const { update, changes } = buildMove(order, step, others)
    return {
      steps: [{ write: { Update: update } }, ...logOverride(order, move)],
      answer: { ...order, ...changes, version: order.version + 1 },
    }
  }
  if (to.status !== 'cancelled')
    return { update: buildMove(order, step, others).update, answer: (after) => OrderRecord.parse(after) }
  const isWasted = mayBeMade(order.status) && move.isMade !== false
  const cancellation = {
    requestId,
    ...(isWasted && { isWasted }),
    ...(cancelledBy && { cancelledBy: [...cancelledBy] }),
  }
  const { update, changes } = buildMove(order, { ...step, reason }, cancellation)
  return {
    steps: [{ write: { Update: update } }, ...logCancellation(order, reason, move)],
    answer: { ...order, ...changes, version: order.version + 1 },
  }
}

/** Returns the steps that log a cancellation and its reason. */
export function logCancellation(order: OrderRecord, reason: CancelReason, { by, now }: Pick<Move, 'by' | 'now'>) {
  const { id, location, ticketNumber, status } = order
  return logChange({
    locations: [location],
    kind: 'cancellation',
    subjectId: id,
    title: `Ticket ${ticketNumber}: cancelled (${cancelReasons[reason]})`,
    before: { orderId: id, ticketNumber, status },
    after: { orderId: id, ticketNumber, status: 'cancelled', reason },
    by: getLoggedName(by, location),
    now,
  }).steps
}

/** Returns the update that makes a step of an order, together with other changes of it. */
export function buildMove(
  order: OrderRecord,
  to: HistoryStep,
  others: Partial<OrderRecord>,
): { readonly update: Update; readonly changes: Partial<OrderRecord> } {
  const { at, status, kitchenStatus } = to
  const changes = {
    ...others,
    status,
    kitchenStatus,
    history: [...order.history, to],
    completedAt: status === 'completed' ? at : undefined,
  }
  const update = buildOrderUpdate(order, changes, {
    gsi1pk: getBoardKey({ ...order, status }, at),
    gsi1sk: isActiveStatus(status) ? orderKeys.activePlace({ ...order, ...to }) : orderKeys.donePlace(order, at),
  })
  return { update, changes }
}
