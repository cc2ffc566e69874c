import { users } from '#shared/contract/users'
import { fromCents } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { newestOrders } from './store'

export const handler = serve(users.orders, async ({ params, query, nextPage }) => {
  const { orders, next } = await newestOrders(params.userId, query.limit, query.after)
  if (next !== undefined) nextPage(next)
  return orders.map((order) => ({
    ...order,
    total: fromCents(order.totalCents),
    scheduledFor: order.scheduledFor ?? null,
  }))
})
