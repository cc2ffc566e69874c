import { Problem } from '#shared/platform/problem'
import { isActiveStatus } from '#shared/orders/status'
import { assertOrderPlaced } from '#shared/payments/payment-state'
import type { Caller } from '../platform/session/session'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import { canAccessOrder } from './present'
import { OrderRecord } from './records'
import { buildOrderUpdate, getOrder } from './repository'

type Arrival = {
  readonly orderId: string
  readonly note: string | undefined
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
}

/** @throws Problem `not-allowed`, `order-final`, `payment-pending` or `invalid-input` */
function assertMayArrive(order: OrderRecord, caller: Caller): void {
  if (!canAccessOrder(order, caller))
    throw new Problem('not-allowed', 'Only the customer who placed this order can do this.')
  if (!isActiveStatus(order.status)) throw new Problem('order-final', `Order #${order.id} is already ${order.status}.`)
  assertOrderPlaced(order)
  if (order.orderType === 'delivery')
    throw new Problem('invalid-input', 'A delivery comes to you. There is nothing to pick up.')
}

/**
 * Stores once that the guest of an order is outside. A later call only changes the note; without a
 * note, or with the same one, it changes nothing.
 * @throws Problem `not-allowed`, `order-final`, `payment-pending` or `invalid-input`
 */
export const markArrived = ({ orderId, note, caller, now, requestId }: Arrival): Promise<OrderRecord> =>
  runOptimisticWrite(
    (current) => (current ? OrderRecord.parse(current) : getOrder(orderId)),
    (order) => {
      assertMayArrive(order, caller)
      const { arrival } = order
      if (arrival && (note === undefined || note === arrival.note)) return keepUnchanged(order)
      const changed = arrival
        ? { ...arrival, note, noteChanges: arrival.noteChanges + 1 }
        : { at: now.toISOString(), note, noteChanges: 0 }
      const update = buildOrderUpdate(order, { arrival: changed, requestId })
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
