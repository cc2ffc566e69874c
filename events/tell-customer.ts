import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { locationOf } from '#shared/locations/index'
import { countsAt } from '#shared/rules/access'
import { statusMessage } from '#shared/rules/order-status'
import { orderChange } from './order-change'

export const handler = react('tell-customer', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind !== 'moved') return
  const { id, status, kitchenStatus, userId, ticketNumber, location, history } = happened.order
  const isKnown = userId !== undefined && countsAt({ id: userId }, locationOf(location))
  await push(
    [channels.order(id), ...(isKnown ? [channels.user(userId)] : [])],
    { type: 'status_update', order: { id, status, kitchenStatus, at: history.at(-1)?.at, step: history.length } },
    {
      type: 'notification',
      notification: {
        title: `Ticket ${ticketNumber}`,
        message: statusMessage({ status, kitchenStatus }),
        type: kitchenStatus,
      },
    },
  )
})
