import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { listOrdersPage } from './order-history-repository'

export const handler = serve(orderHistoryRoutes.listOrders, async ({ params, query, nextPage }) => {
  const { orders, next } = await listOrdersPage(params.userId, query.limit, query.after)
  if (next !== undefined) nextPage(next)
  return orders.map((order) => ({
    ...order,
    total: centsToDecimal(order.totalCents),
    scheduledFor: order.scheduledFor ?? null,
    dishes: order.lines,
  }))
})
