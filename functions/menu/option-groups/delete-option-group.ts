import { formatFullName } from '#shared/accounts/contact'
import { optionGroupRoutes } from '#shared/menu/option-groups-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { deleteOptionGroup } from './repository'

export const handler = serve(optionGroupRoutes.deleteOptionGroup, ({ params, caller, now, storeResponse }) =>
  deleteOptionGroup({
    location: params.location,
    id: params.groupId,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: () => storeResponse(undefined),
  }),
)
