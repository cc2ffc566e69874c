import { findOnlineObstacle } from '../payments/online-payments'
import { getCounterCents, type OrderPayments } from '../payments/payment-amounts'
import { assertOrderPlaced } from '../payments/payment-state'
import { Problem } from '../platform/problem'
import type { OrderStatus } from './constants'
import { isActiveStatus } from './status'

type LinkedOrder = OrderPayments & {
  readonly status: OrderStatus
  readonly totalCents: number
  readonly event?: unknown
}

/**
 * Checks that staff can make a pay link for an order (docs/product/payments.md#pay-links).
 * @throws Problem `invalid-input`, `payment-pending` or `order-final`
 */
export function assertLinkAllowed(order: LinkedOrder, payments: 'none' | 'stripe'): void {
  if (payments === 'none') throw new Problem('invalid-input', 'This location takes no payments online.')
  assertOrderPlaced(order)
  if (!isActiveStatus(order.status))
    throw new Problem('order-final', `This order is ${order.status}, so nothing can be paid for it online.`)
  if (order.event) throw new Problem('order-final', 'The balance of an event is paid at the restaurant.')
  const dueCents = getCounterCents(order)
  if (dueCents === 0) throw new Problem('order-final', 'Nothing is left to pay of this order.')
  const obstacle = findOnlineObstacle(dueCents)
  if (obstacle !== null) throw new Problem('order-final', `${obstacle} Please take it at the counter.`)
}
