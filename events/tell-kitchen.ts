import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { orderChange } from './order-change'

export const handler = react('tell-kitchen', async (change) => {
  const happened = orderChange(change)
  if (!happened || happened.kind === 'other') return
  const { id, status, kitchenStatus, ticketNumber, orderType, location } = happened.order
  await push(
    [channels.board(location)],
    happened.kind === 'placed'
      ? { type: 'new_order', order: { id, ticketNumber, orderType, status, kitchenStatus } }
      : { type: 'status_update', order: { id, status, kitchenStatus } },
  )
})
