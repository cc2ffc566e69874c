import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { parseNewDishFields } from './dish-facts'
import { assertDishFields, getMenuReferences } from './larder'
import { presentEditableDish } from './present-dish'
import { addDish } from './store-new-dish'

export const handler = serve(deskRoutes.addDish, async ({ params: { location }, body, caller, now, keepAnswer }) => {
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
})
