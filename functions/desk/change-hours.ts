import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { presentHours } from '../hours/present'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { updateHours } from './store-hours'

export const handler = serve(
  deskRoutes.changeHours,
  async ({ params: { location }, body, caller, now, keepAnswer }) => {
    const { version, ...told } = body
    const { after } = await updateHours({
      location,
      told,
      version,
      by: formatFullName(requireUser(caller)),
      now,
      alongside: ({ after }) => keepAnswer(presentHours(location, after, now)),
    })
    return presentHours(location, after, now)
  },
)
