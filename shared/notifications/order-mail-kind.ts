import type { OrderStatus } from '../orders/constants'
import type { OrderEvent } from '../orders/order-events'
import { isActiveStatus } from '../orders/status'
import type { OrderMailKind } from './order-mail-texts'

type MailSubject = {
  readonly status: OrderStatus
  readonly edits?: readonly unknown[] | undefined
  readonly customer: { readonly email: string }
}

/**
 * Returns the kind of mail that an order event sends: placed, changed, rescheduled, ready or
 * cancelled; undefined for other events. The mail about a change also says its new time.
 */
export function getOrderMailKind(event: OrderEvent<MailSubject>): Exclude<OrderMailKind, 'pay-link'> | undefined {
  const { status } = event.order
  if (event.type === 'OrderPlaced') return isActiveStatus(status) ? 'receipt' : undefined
  if (event.type === 'OrderEdited') {
    // A guest without an address got no receipt.
    const kind = event.before.customer.email.trim() === '' ? 'receipt' : 'changed'
    return isActiveStatus(status) ? kind : undefined
  }
  if (event.type === 'OrderRescheduled') {
    const isPartOfEdit = (event.order.edits?.length ?? 0) > (event.before.edits?.length ?? 0)
    return isActiveStatus(status) && !isPartOfEdit ? 'moved' : undefined
  }
  if (event.type !== 'OrderMoved' || event.before.status === status) return undefined
  return status === 'ready' || status === 'cancelled' ? status : undefined
}
