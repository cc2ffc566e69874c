import { daypartEditingRoutes } from '#shared/dayparts/contract'
import { formatFullName } from '#shared/accounts/contact'
import { updateDayparts } from '../menu/dayparts/repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { assertNoDishAffected } from './affected-dishes'

export const handler = serve(
  daypartEditingRoutes.updateDayparts,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { dayparts, version, acceptAffected } = body
    if (!acceptAffected) await assertNoDishAffected({ location, dayparts, version, now })
    const { after } = await updateDayparts({
      location,
      dayparts,
      version,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: (updated) => storeResponse(updated.after),
    })
    return after
  },
)
