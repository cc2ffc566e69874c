import type { Order } from '#shared/contract/orders'
import { buildTicket } from './a-ticket'

/** An order of one California Roll, as its tracking page reads it. */
export function buildOrder(over: Partial<Order> = {}): Order {
  const { orderItems, isBrief: _isBrief, version: _version, ...head } = buildTicket({})
  const items = orderItems.map(({ isStruck: _isStruck, ...line }) => line)
  return { ...head, items, mayCancel: true, ...over }
}
