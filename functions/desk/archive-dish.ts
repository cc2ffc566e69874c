import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { editDish } from './store-dishes'

export const handler = serve(desk.archiveDish, async ({ params, query, caller, now, keepAnswer }) => {
  await editDish({
    location: params.location,
    id: params.menuItemId,
    version: query.version,
    to: (dish) => (dish.isArchived ? undefined : { ...dish, isArchived: true }),
    by: fullName(userOf(caller)),
    now,
    alongside: () => keepAnswer(undefined),
  })
  return undefined
})
