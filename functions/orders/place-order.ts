import { orderRoutes } from '#shared/orders/contract'
import { markGroupSent } from '../groups/repository'
import { isResponseStored } from '../platform/idempotency'
import { serve } from '../platform/serve'
import { placeOrder } from './placement/placement-steps'
import { isHeldBack, replaceUnpaidOrders } from './placement/replace-unpaid-orders'
import { presentOrder } from './present'

export const handler = serve(
  orderRoutes.placeOrder,
  async ({ body, caller, address, siteOrigin, now, requestId, storeResponse, responseKey }) => {
    const { group } = body
    const request = { caller, address, siteOrigin, now, requestId }
    const place = () =>
      placeOrder(body, request, {
        attributes: { responseKey, groupId: group?.id },
        stepsFor: (placed) => [
          ...(group ? [markGroupSent(group, placed.id, now)] : []),
          ...storeResponse(presentOrder(placed, caller, now), 'unlisted'),
        ],
      })
    try {
      return presentOrder(await place(), caller, now)
    } catch (error) {
      // What the guest's own unpaid order holds never blocks the guest. What holds back a repeated
      // call is its own order, which stays.
      if (!isHeldBack(error) || (await isResponseStored(responseKey, now))) throw error
      if (!(await replaceUnpaidOrders(body.locationId, request))) throw error
      return presentOrder(await place(), caller, now)
    }
  },
)
