import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { toWallClock } from '#shared/rules/local-time'
import { isActiveStatus, isOrderFinal } from '#shared/rules/order-status'
import type { KitchenStatus } from '#shared/terms/orders'
import type { OrderStage } from '#shared/rules/order-status'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import type { Update } from '../runtime/transact'
import { getBoardKey, orderKeys, OrderRecord } from './records'
import { getOrder } from './store'
import { buildOrderUpdate } from './write'

type Move = {
  readonly orderId: string
  readonly to: OrderStage
  readonly now: Date
  /** The request that moves it; none where the clock does. */
  readonly requestId?: string
  /** Where the order must still stand; anywhere unless told. */
  readonly from?: KitchenStatus | undefined
  /** Names the intent: sent again after its answer was lost, it moves nothing. */
  readonly intent?: string | undefined
  /** The browser and the account of the customer who cancels it. */
  readonly cancelledBy?: readonly string[]
  /** Throws when the order must not be moved in this way. */
  readonly check: (order: OrderRecord) => void
}

/**
 * Moves an order to another stage: the change and its history entry are one write, on condition
 * that the order still stands where it was read, so that concurrent moves follow each other and
 * none is lost. An order that is there already, or that this intent has moved before, is given back
 * as it is. Throws `order-final`, and `order-moved` where it no longer stands at `from`.
 */
export function moveOrder({ orderId, to, now, from, intent, check, ...by }: Move): Promise<OrderRecord> {
  return runOptimisticWrite(
    (standing) => (standing ? OrderRecord.parse(standing) : getOrder(orderId)),
    (order) => {
      check(order)
      if (intent !== undefined && order.history.some((entry) => entry.intent === intent)) return keepUnchanged(order)
      if (order.status === to.status && order.kitchenStatus === to.kitchenStatus) return keepUnchanged(order)
      if (isOrderFinal(order, now))
        throw new Problem('order-final', `Order #${order.id} is ${order.status} and can no longer be changed.`)
      if (from !== undefined && order.kitchenStatus !== from)
        throw new Problem(
          'order-moved',
          `Ticket ${order.ticketNumber} has been moved to ${order.kitchenStatus} meanwhile.`,
        )
      const update = moved(order, { ...to, at: now.toISOString(), intent }, by)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
}

type By = Pick<Move, 'cancelledBy' | 'requestId'>

function moved(
  order: OrderRecord,
  to: OrderRecord['history'][number],
  { cancelledBy, requestId = 'none' }: By,
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
    gsi1pk: getBoardKey({ location: order.location, status }, dateAt(order.location, new Date(at))),
    gsi1sk: isActiveStatus(status) ? orderKeys.activePlace({ ...order, ...to }) : orderKeys.donePlace(order, at),
  })
}

const dateAt = (location: LocationCode, at: Date) => toWallClock(getLocation(location), at).date
