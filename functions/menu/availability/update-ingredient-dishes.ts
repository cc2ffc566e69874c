import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateIngredientDishes } from './ingredient-dishes'

export const handler = serve(
  availabilityRoutes.updateIngredientDishes,
  ({ params, body: { isAvailable }, caller, now, storeResponse }) =>
    updateIngredientDishes({ ...params, isAvailable, by: formatFullName(requireUser(caller)), now, storeResponse }),
)
