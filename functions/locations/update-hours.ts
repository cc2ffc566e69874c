import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { presentHours, updateHours } from '../hours/repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { assertNoneAffected, listAcceptedIds } from './affected-orders'

export const handler = serve(
  hoursEditingRoutes.updateHours,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { version, acceptAffected, ...hours } = body
    const change = { location, hours, version, now }
    if (!acceptAffected) await assertNoneAffected(change)
    const { after } = await updateHours({
      ...change,
      ...(acceptAffected && { leftOutside: await listAcceptedIds(change) }),
      by: formatFullName(requireUser(caller)),
      extraSteps: ({ after }) => storeResponse(presentHours(location, after, now)),
    })
    return presentHours(location, after, now)
  },
)
