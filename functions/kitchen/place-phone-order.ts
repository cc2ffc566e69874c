import { randomBytes } from 'node:crypto'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { Problem } from '#shared/platform/problem'
import { placeOrder } from '../orders/placement/placement-steps'
import { presentOrder } from '../orders/present'
import type { OrderRecord } from '../orders/records'
import { serve } from '../platform/serve'

/** Returns a visitor who never comes back: no browser owns the order, and no account claims it. */
const createCaller = () => ({
  visitorId: `phone-${randomBytes(18).toString('base64url')}`,
  isNewVisitor: false,
  user: null,
})

export const handler = serve(
  kitchenRoutes.placePhoneOrder,
  async ({ params: { location }, body, caller, address, siteOrigin, now, requestId, storeResponse, responseKey }) => {
    if (body.locationId !== undefined && body.locationId !== location) {
      throw new Problem('invalid-input', 'This order is for another location.', {
        errors: [{ path: 'locationId', message: 'Must be the location of the path' }],
      })
    }
    // Staff tell the code to the caller, who has no page that shows it.
    const present = (placed: OrderRecord) => ({
      ...presentOrder(placed, caller, now),
      handoverCode: placed.handoverCode,
    })
    const order = await placeOrder(
      { ...body, locationId: location },
      { caller: createCaller(), takenBy: caller, address, siteOrigin, now, requestId },
      {
        attributes: { responseKey },
        stepsFor: (placed) => storeResponse(present(placed), 'unlisted'),
      },
    )
    return present(order)
  },
)
