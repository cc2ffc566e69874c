import { kitchenRoutes } from '#shared/kitchen/contract'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { listTickets } from './board-repository'

export const handler = serve(kitchenRoutes.listTickets, async ({ params, query, caller, now }) => {
  const { orders, finished, damaged } = await listTickets(params.location, query.finished, now)
  return [...orders.map((order) => presentTicket(order, caller, now, query.device)), ...finished, ...damaged]
})
