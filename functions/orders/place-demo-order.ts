import { orderRoutes } from '#shared/orders/contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { placeOrder } from './placement/placement-steps'
import { presentOrder } from './present'

export const handler = serve(
  orderRoutes.placeDemoOrder,
  async ({ body, caller, address, siteOrigin, now, requestId, storeResponse, responseKey }) => {
    if (!getPolicy(getLocation(body.locationId)).takesDemoOrders)
      throw new Problem('not-found', 'Demo orders are for test sites.')
    const { user } = caller
    if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
    const customerInfo = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, phone: '' }
    const order = await placeOrder(
      { ...body, customerInfo },
      { caller, address, siteOrigin, now, requestId },
      {
        attributes: { responseKey },
        stepsFor: (placed) => storeResponse(presentOrder(placed, caller, now), 'unlisted'),
      },
    )
    return presentOrder(order, caller, now)
  },
)
