import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { updateDish } from './store-dishes'

export const handler = serve(deskRoutes.archiveDish, async ({ params, query, caller, now, keepAnswer }) => {
  await updateDish({
    location: params.location,
    id: params.menuItemId,
    version: query.version,
    to: (dish) => (dish.isArchived ? undefined : { ...dish, isArchived: true }),
    by: formatFullName(requireUser(caller)),
    now,
    alongside: () => keepAnswer(undefined),
  })
  return undefined
})
