import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { updateOption } from '../../menu/availability/option-availability'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { withOpenOrders } from './open-orders'

export const handler = serve(availabilityRoutes.updateOption, async ({ params, body, caller, now }) => {
  const option = await updateOption({ ...params, ...body, by: formatFullName(requireUser(caller)), now })
  return withOpenOrders(params.location, option, now)
})
