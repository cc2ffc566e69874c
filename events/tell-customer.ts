import type { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { locationOf } from '#shared/locations/index'
import { countsAt } from '#shared/rules/access'
import { newsWords } from '#shared/rules/order-news'
import { statusMessage } from '#shared/rules/order-status'
import { orderChange } from './order-change'

const lateWords = (order: OrderRecord) => newsWords('late', { ...order, location: locationOf(order.location) }).body

export const handler = react('tell-customer', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind !== 'moved' && happened?.kind !== 'promised') return
  const { id, status, kitchenStatus, userId, ticketNumber, location, history } = happened.order
  const isKnown = userId !== undefined && countsAt({ id: userId }, locationOf(location))
  const isLate = happened.kind === 'promised'
  // What moved is a promise: without a step the page reads the order again.
  const step = isLate ? {} : { at: history.at(-1)?.at, step: history.length }
  await push(
    [channels.order(id), ...(isKnown ? [channels.user(userId)] : [])],
    { type: 'status_update', order: { id, status, kitchenStatus, ...step } },
    {
      type: 'notification',
      notification: {
        title: `Ticket ${ticketNumber}`,
        message: isLate ? lateWords(happened.order) : statusMessage({ status, kitchenStatus }),
        type: isLate ? 'late' : kitchenStatus,
      },
    },
  )
})
