import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { presentEditableDish } from './present'
import { updateDish } from './dish-repository'

export const handler = serve(menuEditingRoutes.restoreDish, async ({ params, body, caller, now, storeResponse }) => {
  const { location, menuItemId: id } = params
  const { dish } = await updateDish({
    location,
    id,
    version: body.version,
    to: (archived) => (archived.isArchived ? { ...archived, isArchived: false } : undefined),
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (restored) => storeResponse(presentEditableDish(restored, location)),
  })
  return presentEditableDish(dish, location)
})
