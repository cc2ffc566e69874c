import { parseOrderSearch } from '#shared/kitchen/order-search'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import { listOrderMails } from '../notifications/mail-repository'
import { presentOrder } from '../orders/present'
import { serve } from '../platform/serve'
import { isDamagedOrder, searchOrders } from './order-search-repository'

export const handler = serve(orderSearchRoutes.searchOrders, async ({ params, query, caller, now, nextPage }) => {
  const { q, ...range } = query
  const { orders, next } = await searchOrders({ ...params, ...range, search: parseOrderSearch(q), now })
  if (next !== undefined) nextPage(next)
  return Promise.all(
    orders.map(async (order) =>
      isDamagedOrder(order) ? order : { ...presentOrder(order, caller, now), mails: await listOrderMails(order.id) },
    ),
  )
})
