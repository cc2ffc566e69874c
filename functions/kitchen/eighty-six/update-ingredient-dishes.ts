import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { listDishesByOptions, updateIngredientDishes } from '../../menu/availability/ingredient-dishes'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { readOpenOrders } from './open-orders'

export const handler = serve(
  availabilityRoutes.updateIngredientDishes,
  async ({ params, body: { isAvailable }, caller, now, storeResponse }) => {
    const [{ addToDish, addToOptions }, byOptions] = await Promise.all([
      readOpenOrders(params.location, now),
      isAvailable ? [] : listDishesByOptions(params),
    ])
    // A dish that stays available is listed if open orders have an option that goes off.
    const losingOptions = byOptions
      .map(({ dish, options }) => addToOptions(dish, options))
      .filter(({ openOrders }) => openOrders.length > 0)
    const present = (dishes: Parameters<typeof addToDish>[0][]) => [...dishes.map(addToDish), ...losingOptions]
    const changed = await updateIngredientDishes({
      ...params,
      isAvailable,
      by: formatFullName(requireUser(caller)),
      now,
      storeResponse: (dishes) => storeResponse(present(dishes)),
    })
    return present(changed)
  },
)
