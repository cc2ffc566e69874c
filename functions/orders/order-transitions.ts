import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { toWallClock } from '#shared/platform/time'
import { isActiveStatus, isOrderFinal } from '#shared/orders/status'
import type { OrderStage } from '#shared/orders/status'
import type { KitchenStatus } from '#shared/orders/constants'
import { createPaymentPendingProblem } from '#shared/payments/online-payments'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { Update } from '../platform/table/transaction'
import { OrderRecord, getBoardKey, orderKeys } from './records'
import { buildOrderUpdate, getOrder } from './repository'

type Move = {
  readonly orderId: string
  readonly to: OrderStage
  readonly now: Date
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
export function moveOrder({ orderId, to, now, from, intent, check, ...by }: Move): Promise<OrderRecord> {
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
      if (from !== undefined && order.kitchenStatus !== from)
        throw new Problem(
          'order-moved',
          `Ticket ${order.ticketNumber} has been moved to ${order.kitchenStatus} meanwhile.`,
        )
      const update = buildMove(order, { ...to, at: now.toISOString(), intent }, by)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
}

function buildMove(
  order: OrderRecord,
  to: OrderRecord['history'][number],
  { cancelledBy, requestId = 'none' }: Pick<Move, 'cancelledBy' | 'requestId'>,
): Update {
  const { at, status, kitchenStatus } = to
  const changes = {
    status,
    kitchenStatus,
    history: [...order.history, to],
    requestId,
    completedAt: status === 'completed' ? at : undefined,
    ...(cancelledBy && { cancelledBy: [...cancelledBy] }),
  }
  return buildOrderUpdate(order, changes, {
    gsi1pk: getBoardKey({ ...order, status }, dateAt(order.location, new Date(at))),
    gsi1sk: isActiveStatus(status) ? orderKeys.activePlace({ ...order, ...to }) : orderKeys.donePlace(order, at),
  })
}

const dateAt = (location: LocationCode, at: Date) => toWallClock(getLocation(location), at).date
