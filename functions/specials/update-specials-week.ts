import { specialsEditingRoutes } from '#shared/specials/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { updateSpecialsWeek } from './repository'

export const handler = serve(
  specialsEditingRoutes.updateSpecialsWeek,
  async ({ params, body, caller, now, storeResponse }) => {
    const { after } = await updateSpecialsWeek({
      ...params,
      ...body,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: (made) => storeResponse(made.after),
    })
    return after
  },
)
