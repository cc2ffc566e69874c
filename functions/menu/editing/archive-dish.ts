import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateDish } from './dish-repository'

export const handler = serve(menuEditingRoutes.archiveDish, async ({ params, query, caller, now, storeResponse }) => {
  await updateDish({
    location: params.location,
    id: params.menuItemId,
    version: query.version,
    to: (dish) => (dish.isArchived ? undefined : { ...dish, isArchived: true }),
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: () => storeResponse(undefined),
  })
  return undefined
})
