import { arrivalRoutes } from '#shared/orders/arrival-contract'
import { serve } from '../platform/serve'
import { markArrived } from './arrival'
import { presentOrder } from './present'

export const handler = serve(arrivalRoutes.markArrived, async ({ params, body, caller, now, requestId }) => {
  const order = await markArrived({ ...params, note: body.note || undefined, caller, now, requestId })
  return presentOrder(order, caller, now)
})
