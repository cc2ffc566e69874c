import type { OrderRecord } from '#functions/orders/records'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { getLocation } from '#shared/locations/index'
import { isValidSessionAt } from '#shared/accounts/access'
import { formatOrderNotification } from '#shared/notifications/push'
import { formatRefundNotice } from '#shared/payments/refunds'
import { formatStatusMessage } from '#shared/orders/status'
import { onOrderEvents, type OrderEvent } from './order-events'

const notified = [
  'OrderPlaced',
  'OrderAbandoned',
  'PaymentChanged',
  'OrderMoved',
  'OrderEdited',
  'OrderRefunded',
  'OrderRescheduled',
  'EtaChanged',
] as const
type NotifiedEvent = OrderEvent<(typeof notified)[number]>

const formatNotice = (kind: 'late' | 'moved' | 'changed', order: OrderRecord) =>
  formatOrderNotification(kind, { ...order, location: getLocation(order.location) }).body

function buildNotification({ type, order }: NotifiedEvent): { readonly message: string; readonly type: string } {
  switch (type) {
    case 'EtaChanged':
      return { message: formatNotice('late', order), type: 'late' }
    case 'OrderRescheduled':
      return { message: formatNotice('moved', order), type: 'moved' }
    case 'OrderEdited':
      return { message: formatNotice('changed', order), type: 'changed' }
    case 'OrderRefunded': {
      const latest = order.refunds?.at(-1)
      return { message: latest ? formatRefundNotice(latest) : 'Your order was refunded', type: 'refund' }
    }
    case 'OrderPlaced':
      return { message: 'Your payment was received, and the kitchen has your order', type: 'paid' }
    case 'OrderAbandoned':
      return { message: 'Your order was canceled, because it was not paid', type: 'cancelled' }
    case 'PaymentChanged':
      return { message: 'The payment of your order has changed', type: 'payment' }
    case 'OrderMoved':
      return { message: formatStatusMessage(order), type: order.kitchenStatus }
  }
}

export const handler = onOrderEvents('push-order-status', notified, async (event) => {
  const { id, status, kitchenStatus, userId, ticketNumber, location, history } = event.order
  const hasAccount = userId !== undefined && isValidSessionAt({ id: userId }, getLocation(location))
  // Only a move has a step. Without a step, the page fetches the order again.
  const step = event.type === 'OrderMoved' ? { at: history.at(-1)?.at, step: history.length } : {}
  await pushMessages(
    [channels.order(id), ...(hasAccount ? [channels.user(userId)] : [])],
    { type: 'status_update', order: { id, status, kitchenStatus, ...step } },
    { type: 'notification', notification: { title: `Ticket ${ticketNumber}`, ...buildNotification(event) } },
  )
})
