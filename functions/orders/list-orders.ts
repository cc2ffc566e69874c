import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { listOrdersPage } from './order-history-repository'
import { canAccessOrder } from './present'

export const handler = serve(orderHistoryRoutes.listOrders, async ({ params, query, caller, nextPage }) => {
  const { orders, next } = await listOrdersPage(params.userId, query.limit, query.after)
  if (next !== undefined) nextPage(next)
  // An admin may read another user's orders, but only those at the locations of the role.
  const readable = orders.filter((order) => canAccessOrder(order, caller))
  return readable.map((order) => ({
    ...order,
    total: centsToDecimal(order.totalCents),
    scheduledFor: order.scheduledFor ?? null,
    dishes: order.lines,
  }))
})
