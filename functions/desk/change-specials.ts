import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { updateSpecialsWeek } from './store-specials'

export const handler = serve(deskRoutes.changeSpecials, async ({ params, body, caller, now, keepAnswer }) => {
  const { after } = await updateSpecialsWeek({
    ...params,
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    alongside: (made) => keepAnswer(made.after),
  })
  return after
})
