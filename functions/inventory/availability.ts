import { inventoryRoutes } from '#shared/contract/inventory'
import { getMenuWithState } from '../menu/kept'
import { serve } from '../runtime/serve'
import { presentAvailability } from './present'

export const handler = serve(inventoryRoutes.availability, async ({ params }) => {
  const { menu, house } = await getMenuWithState(params.location)
  return menu.dishes.map((dish) => presentAvailability(dish, house.portions.get(dish.id)))
})
