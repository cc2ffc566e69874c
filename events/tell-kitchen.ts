import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import type { ServerMessage } from '#shared/live/messages'
import { orderChange } from './order-change'
import type { OrderChange } from './order-change'

function messageOf({ kind, order }: OrderChange): ServerMessage | undefined {
  const { id, status, kitchenStatus, ticketNumber, orderType } = order
  switch (kind) {
    case 'placed':
      return { type: 'new_order', order: { id, ticketNumber, orderType, status, kitchenStatus } }
    case 'moved':
      return { type: 'status_update', order: { id, status, kitchenStatus } }
    case 'struck':
      return { type: 'ticket_update', order: { id } }
    case 'other':
      return undefined
  }
}

export const handler = react('tell-kitchen', async (change) => {
  const happened = orderChange(change)
  const message = happened && messageOf(happened)
  if (message) await push([channels.board(happened.order.location)], message)
})
