import { Problem } from '#shared/platform/problem'
import { isActiveStatus, isMovedMeanwhile, isReadyStatus, type OrderStage } from '#shared/orders/status'
import { isOrderFinal, MAX_ORDER_STEPS } from '#shared/orders/transitions'
import type { KitchenStatus, Tender } from '#shared/orders/constants'
import { formatUnpacked, type HandoverAnswer } from '#shared/orders/handover'
import { DEFAULT_CANCEL_REASON, cancelReasons, type CancelReason } from '#shared/orders/order-steps'
import { createPaymentPendingProblem } from '#shared/payments/online-payments'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { mayBeMade } from '#shared/inventory/waste'
import { logChange } from '../platform/change-log/change-log'
import { keepUnchanged, runOptimisticWrite, type Update, type WritePlan } from '../platform/table/transaction'
import { getActor, getLoggedName, type StepAuthor } from './order-actor'
import { getTender, isUnpacked, logOverride, takeHandover } from './completion'
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
  /** How many bags an order has as it gets ready; other moves leave them. */
  readonly bags?: number | undefined
  /** Who takes an order that goes out for delivery. */
  readonly driver?: OrderRecord['driver']
  /** What staff sent of the handover code as they completed it; undefined asks for no code. */
  readonly handover?: HandoverAnswer | undefined
  /** The request that moves the order; undefined for a scheduled job. */
  readonly requestId?: string
  /** The stage that the client saw; undefined accepts any stage. */
  readonly from?: KitchenStatus | undefined
  /** The version of the order that a board saw. */
  readonly version?: number | undefined
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
 * @throws Problem `order-final`, `order-moved` if the order is no longer at stage `from`, or
 * `changed-meanwhile` if it was edited after `version`
 */
export function moveOrder(move: Move): Promise<OrderRecord> {
  const { orderId, to, now, from, version, intent, check } = move
  return runOptimisticWrite(
    (current) => (current ? OrderRecord.parse(current) : getOrder(orderId)),
    (order) => {
      check(order)
      if (intent !== undefined && order.history.some((entry) => entry.intent === intent)) return keepUnchanged(order)
      if (order.status === to.status && order.kitchenStatus === to.kitchenStatus) return correctMove(order, move)
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
      if (version !== undefined && order.edits?.some((edit) => edit.version > version))
        throw new Problem('changed-meanwhile', `Ticket ${order.ticketNumber} was changed meanwhile. Check its dishes.`)
      return planMove(order, move)
    },
  )
}

/** A move to the stage that an order has changes only how many bags it has, or who drives it. */
function correctMove(order: OrderRecord, { driver, requestId = 'none', ...move }: Move): WritePlan<OrderRecord> {
  const changes = { bags: move.bags ?? order.bags, driver: driver ?? order.driver }
  const isSame = changes.bags === order.bags && changes.driver?.id === order.driver?.id
  if (isSame || !isReadyStatus(order.status)) return keepUnchanged(order)
  return { update: buildOrderUpdate(order, { ...changes, requestId }), answer: (after) => OrderRecord.parse(after) }
}

/**
 * Returns who drives an order after a move: a completed one keeps its driver, also when it is
 * recalled to its way; one that is back in the kitchen has none.
 * @throws Problem `invalid-input` if it would go out without a driver
 */
function getDriver(order: OrderRecord, { to, driver = order.driver }: Move): Pick<OrderRecord, 'driver'> {
  if (to.status === 'out-for-delivery' && !driver)
    throw new Problem('invalid-input', `Choose who drives ticket ${order.ticketNumber}.`)
  return isActiveStatus(to.status) && to.status !== 'out-for-delivery' ? { driver: undefined } : { driver }
}

type HistoryStep = OrderRecord['history'][number]

/**
 * Plans a move. The transaction of a cancellation, or of a handover without its code, also logs
 * it; other moves are one update.
 */
function planMove(order: OrderRecord, move: Move): WritePlan<OrderRecord> {
  const { to, by, now, intent, reason = DEFAULT_CANCEL_REASON, requestId = 'none', cancelledBy } = move
  const actor = getActor(by, order.location)
  const taken = getTender(order, move)
  const uncollectedCents = taken.tender === 'not-collected' ? taken.tenderCents : undefined
  const step: HistoryStep = { ...to, at: now.toISOString(), by: actor, intent, uncollectedCents }
  const isBagged = move.bags !== undefined && to.status === 'ready'
  const bags = isBagged ? { bags: move.bags } : {}
  const unpacked = isUnpacked(order, move)
  const others = {
    requestId,
    ...bags,
    ...getDriver(order, move),
    ...taken,
    ...takeHandover(order, move),
  }
  const missing = [
    ...(others.handover === 'override' ? ['handed over without its pickup code'] : []),
    ...(unpacked ? [formatUnpacked(move.handover ?? {})] : []),
  ]
  if (missing.length > 0) {
    const { update, changes } = buildMove(order, step, others)
    return {
      steps: [{ write: { Update: update } }, ...logOverride(order, missing, move)],
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
    title: `Ticket ${ticketNumber}: canceled (${cancelReasons[reason]})`,
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
