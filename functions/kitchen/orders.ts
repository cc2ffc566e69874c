import { kitchenRoutes } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { listTickets } from './store'

export const handler = serve(kitchenRoutes.orders, async ({ params, query, caller, now }) => {
  const { orders, finished } = await listTickets(params.location, query.finished, now)
  return [...orders.map((order) => presentTicket(order, caller)), ...finished]
})
