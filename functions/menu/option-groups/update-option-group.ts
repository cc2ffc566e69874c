import { formatFullName } from '#shared/accounts/contact'
import { optionGroupRoutes } from '#shared/menu/option-groups-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateOptionGroup } from './repository'

export const handler = serve(optionGroupRoutes.updateOptionGroup, ({ params, body, caller, now, storeResponse }) =>
  updateOptionGroup({
    location: params.location,
    id: params.groupId,
    fields: body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (group) => storeResponse(group),
  }),
)
