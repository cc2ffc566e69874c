import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { assertDishFields, getMenuReferences, parseNewDishFields } from './dish-facts'
import { presentEditableDish } from './present'
import { addDish } from './new-dish'

export const handler = serve(
  menuEditingRoutes.addDish,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { locations = [], ...fields } = body
    const dishFields = parseNewDishFields(fields)
    assertDishFields(dishFields, await getMenuReferences(location))
    const dish = await addDish({
      locations: [...new Set([location, ...locations])],
      fields: dishFields,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: (added) => storeResponse(presentEditableDish(added, location)),
    })
    return presentEditableDish(dish, location)
  },
)
