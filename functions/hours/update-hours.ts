import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { presentHours, updateHours } from './repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'

export const handler = serve(
  hoursEditingRoutes.updateHours,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { version, ...hours } = body
    const { after } = await updateHours({
      location,
      hours,
      version,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: ({ after }) => storeResponse(presentHours(location, after, now)),
    })
    return presentHours(location, after, now)
  },
)
