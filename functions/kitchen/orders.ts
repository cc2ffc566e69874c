import { kitchen } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { boardTickets } from './store'

export const handler = serve(kitchen.orders, async ({ params, query, caller, now }) => {
  const { orders, finished } = await boardTickets(params.location, query.finished, now)
  return [...orders.map((order) => presentTicket(order, caller)), ...finished]
})
