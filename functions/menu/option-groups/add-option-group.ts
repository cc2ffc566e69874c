import { formatFullName } from '#shared/accounts/contact'
import { optionGroupRoutes } from '#shared/menu/option-groups-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { addOptionGroup } from './repository'

export const handler = serve(optionGroupRoutes.addOptionGroup, ({ params, body, caller, now, storeResponse }) =>
  addOptionGroup({
    location: params.location,
    fields: body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (group) => storeResponse(group),
  }),
)
