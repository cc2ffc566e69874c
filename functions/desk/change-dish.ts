import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { parseDishFields, applyDishFields } from './dish-facts'
import { assertValidDish, getMenuReferences } from './larder'
import { presentEditableDish } from './present-dish'
import { updateDish } from './store-dishes'

export const handler = serve(deskRoutes.changeDish, async ({ params, body, caller, now, keepAnswer }) => {
  const { location, menuItemId: id } = params
  const { version, ...told } = body
  const by = formatFullName(requireUser(caller))
  const [facts, larder] = [parseDishFields(told), await getMenuReferences()]
  const { dish } = await updateDish({
    location,
    id,
    version,
    to: (current) => assertValidDish(applyDishFields(current, facts, { by, now, confirmsAllergens: true }), larder),
    by,
    now,
    alongside: (changed) => keepAnswer(presentEditableDish(changed, location)),
  })
  return presentEditableDish(dish, location)
})
