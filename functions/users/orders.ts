import { userRoutes } from '#shared/contract/users'
import { centsToDecimal } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { listOrdersPage } from './store'

export const handler = serve(userRoutes.orders, async ({ params, query, nextPage }) => {
  const { orders, next } = await listOrdersPage(params.userId, query.limit, query.after)
  if (next !== undefined) nextPage(next)
  return orders.map((order) => ({
    ...order,
    total: centsToDecimal(order.totalCents),
    scheduledFor: order.scheduledFor ?? null,
  }))
})
