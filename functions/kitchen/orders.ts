import { kitchen } from '#shared/contract/kitchen'
import { boardOrders } from '../orders/store'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'

export const handler = serve(kitchen.orders, async ({ params, caller, now }) => {
  const orders = await boardOrders(params.location, now)
  return orders.map((order) => presentTicket(order, caller))
})
