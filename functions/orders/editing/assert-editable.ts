import { findEditObstacle, type OrderEditor } from '#shared/orders/editing/edit-rules'
import { assertOrderPlaced } from '#shared/payments/payment-state'
import { Problem } from '#shared/platform/problem'
import { findEditor, presentOrder } from '../present'
import type { OrderRecord } from '../records'
import type { EditCommand } from './edit-command'

/**
 * Checks that the caller may edit the order now, and knows its current version.
 * @throws Problem `not-allowed`, `payment-pending`, `order-final`, or `changed-meanwhile` with the
 * current order
 */
export function assertEditable(order: OrderRecord, { edit, caller, now }: EditCommand): OrderEditor {
  const editor = findEditor(order, caller)
  if (!editor) throw new Problem('not-allowed', 'Only the customer who placed this order can change it.')
  if (order.status === 'pending') assertOrderPlaced(order)
  const obstacle = findEditObstacle(order, editor)
  if (obstacle !== null) throw new Problem('order-final', obstacle)
  if (order.version !== edit.version) {
    throw new Problem('changed-meanwhile', 'This order has changed. Please check it and try again.', {
      members: { current: presentOrder(order, caller, now) },
    })
  }
  return editor
}
