import { isActiveStatus } from '#shared/orders/status'
import { Problem } from '#shared/platform/problem'
import { presentPacking } from '../../orders/lines/present-lines'
import { OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { keepUnchanged, runOptimisticWrite } from '../../platform/table/transaction'

type PackRequest = {
  readonly orderId: string
  /** The id of the item on the packing list. */
  readonly id: string
  readonly isPacked: boolean
  readonly requestId: string
  /** Throws if the caller may not change the order. */
  readonly check: (order: OrderRecord) => void
}

/**
 * Marks an item of an order's packing list as packed, or undoes that. Returns the order, unchanged
 * if the item has that state.
 * @throws Problem `not-found` or `order-final`
 */
export const packItem = ({ orderId, id, isPacked, requestId, check }: PackRequest): Promise<OrderRecord> =>
  runOptimisticWrite(
    (current) => (current ? OrderRecord.parse(current) : getOrder(orderId)),
    (order) => {
      check(order)
      const item = presentPacking(order)?.find((each) => each.id === id)
      if (!item) throw new Problem('not-found', `Ticket ${order.ticketNumber} has nothing like that to pack.`)
      if (item.isPacked === isPacked) return keepUnchanged(order)
      if (!isActiveStatus(order.status))
        throw new Problem('order-final', `Ticket ${order.ticketNumber} is ${order.status}.`)
      const others = (order.packed ?? []).filter((each) => each.id !== id)
      const packed = isPacked ? [...others, { id, quantity: item.quantity }] : others
      return {
        update: buildOrderUpdate(order, { requestId, packed }),
        answer: (after) => OrderRecord.parse(after),
      }
    },
  )
