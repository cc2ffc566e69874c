import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentDeskDish } from './present-dish'
import { editDish } from './store-dishes'

export const handler = serve(desk.restoreDish, async ({ params, body, caller, now, keepAnswer }) => {
  const { location, menuItemId: id } = params
  const { dish } = await editDish({
    location,
    id,
    version: body.version,
    to: (archived) => (archived.isArchived ? { ...archived, isArchived: false } : undefined),
    by: fullName(userOf(caller)),
    now,
    alongside: (restored) => keepAnswer(presentDeskDish(restored, location)),
  })
  return presentDeskDish(dish, location)
})
