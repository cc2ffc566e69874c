import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { updateIngredientDishes } from '../../menu/availability/ingredient-dishes'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { readOpenOrders } from './open-orders'

export const handler = serve(
  availabilityRoutes.updateIngredientDishes,
  async ({ params, body: { isAvailable }, caller, now, storeResponse }) => {
    const withOpenOrders = await readOpenOrders(params.location, now)
    const changed = await updateIngredientDishes({
      ...params,
      isAvailable,
      by: formatFullName(requireUser(caller)),
      now,
      storeResponse: (dishes) => storeResponse(dishes.map(withOpenOrders)),
    })
    return changed.map(withOpenOrders)
  },
)
