import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { presentHours, updateHours } from '../hours/repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { assertNoneAffected } from './affected-orders'

export const handler = serve(
  hoursEditingRoutes.updateHours,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { version, acceptAffected, ...hours } = body
    if (!acceptAffected) await assertNoneAffected({ location, hours, version, now })
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
