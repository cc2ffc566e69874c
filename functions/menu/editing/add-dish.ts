import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { assertDishFields, getMenuReferences, parseNewDishFields } from './dish-facts'
import { presentEditableDish } from './present'
import { addDish } from './new-dish'

export const handler = serve(
  menuEditingRoutes.addDish,
  async ({ params: { location }, body, caller, now, keepAnswer }) => {
    const { locations = [], ...told } = body
    const facts = parseNewDishFields(told)
    assertDishFields(facts, await getMenuReferences())
    const dish = await addDish({
      locations: [...new Set([location, ...locations])],
      facts,
      by: formatFullName(requireUser(caller)),
      now,
      alongside: (added) => keepAnswer(presentEditableDish(added, location)),
    })
    return presentEditableDish(dish, location)
  },
)
