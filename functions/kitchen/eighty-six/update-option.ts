import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateOption } from '../../menu/availability/option-availability'

export const handler = serve(availabilityRoutes.updateOption, ({ params, body, caller, now }) =>
  updateOption({ ...params, ...body, by: formatFullName(requireUser(caller)), now }),
)
