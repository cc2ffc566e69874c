import type { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { locationOf } from '#shared/locations/index'
import { countsAt } from '#shared/rules/access'
import { newsWords } from '#shared/rules/order-news'
import { MADE_GOOD } from '#shared/rules/refunds'
import { statusMessage } from '#shared/rules/order-status'
import { orderChange } from './order-change'
import type { OrderChange } from './order-change'

const told: ReadonlySet<OrderChange['kind']> = new Set(['moved', 'promised', 'replanned', 'refunded'])

const words = ({ kind, order }: OrderChange): { readonly message: string; readonly type: string } => {
  if (kind === 'promised') return { message: timeWords('late', order), type: 'late' }
  if (kind === 'replanned') return { message: timeWords('moved', order), type: 'moved' }
  if (kind === 'refunded') return { message: MADE_GOOD, type: 'refund' }
  return { message: statusMessage(order), type: order.kitchenStatus }
}

const timeWords = (news: 'late' | 'moved', order: OrderRecord) =>
  newsWords(news, { ...order, location: locationOf(order.location) }).body

export const handler = react('tell-customer', async (change) => {
  const happened = orderChange(change)
  if (!happened || !told.has(happened.kind)) return
  const { id, status, kitchenStatus, userId, ticketNumber, location, history } = happened.order
  const isKnown = userId !== undefined && countsAt({ id: userId }, locationOf(location))
  // What moved is no stage: without a step the page reads the order again.
  const step = happened.kind === 'moved' ? { at: history.at(-1)?.at, step: history.length } : {}
  await push(
    [channels.order(id), ...(isKnown ? [channels.user(userId)] : [])],
    { type: 'status_update', order: { id, status, kitchenStatus, ...step } },
    {
      type: 'notification',
      notification: {
        title: `Ticket ${ticketNumber}`,
        ...words(happened),
      },
    },
  )
})
