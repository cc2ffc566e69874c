import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { applyDishFields, assertValidDish, getMenuReferences, parseDishFields } from './dish-facts'
import { presentEditableDish } from './present'
import { updateDish } from './dish-repository'

export const handler = serve(menuEditingRoutes.updateDish, async ({ params, body, caller, now, storeResponse }) => {
  const { location, menuItemId: id } = params
  const { version, ...fields } = body
  const by = formatFullName(requireUser(caller))
  const { signIn, showsSampleFacts } = getPolicy(getLocation(location))
  const confirms = showsSampleFacts ? 'older' : 'older-and-sample'
  const [dishFields, references] = [parseDishFields(fields), await getMenuReferences(location)]
  const { dish } = await updateDish({
    location,
    id,
    version,
    to: (current) => assertValidDish(applyDishFields(current, dishFields, { by, signIn, now, confirms }), references),
    by,
    now,
    extraSteps: (changed) => storeResponse(presentEditableDish(changed, location)),
  })
  return presentEditableDish(dish, location)
})
