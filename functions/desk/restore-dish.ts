import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { presentEditableDish } from './present-dish'
import { updateDish } from './store-dishes'

export const handler = serve(deskRoutes.restoreDish, async ({ params, body, caller, now, keepAnswer }) => {
  const { location, menuItemId: id } = params
  const { dish } = await updateDish({
    location,
    id,
    version: body.version,
    to: (archived) => (archived.isArchived ? { ...archived, isArchived: false } : undefined),
    by: formatFullName(requireUser(caller)),
    now,
    alongside: (restored) => keepAnswer(presentEditableDish(restored, location)),
  })
  return presentEditableDish(dish, location)
})
