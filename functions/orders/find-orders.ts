import { orderRoutes } from '#shared/orders/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { findOrders } from './order-history-repository'

export const handler = serve(orderRoutes.findOrders, async ({ body, now }) => {
  const found = await findOrders(body, now)
  if (found.length === 0)
    throw new Problem('not-found', 'We found no order of the last 24 hours with this ticket number and contact.')
  return found.map((order) => ({ ...order, locationId: getServerId(getLocation(order.location)) }))
})
