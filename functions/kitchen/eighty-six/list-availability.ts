import { availabilityRoutes } from '#shared/menu/availability-contract'
import { getMenuWithState } from '../../menu/menu-cache'
import { serve } from '../../platform/serve'
import { presentAvailability } from '../../menu/present'

export const handler = serve(availabilityRoutes.listAvailability, async ({ params }) => {
  const { menu, state } = await getMenuWithState(params.location)
  return menu.dishes.map((dish) => presentAvailability(dish, state.portions.get(dish.id)))
})
