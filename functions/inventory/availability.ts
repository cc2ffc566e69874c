import { inventory } from '#shared/contract/inventory'
import { menuWith } from '../menu/kept'
import { serve } from '../runtime/serve'
import { presentAvailability } from './present'

export const handler = serve(inventory.availability, async ({ params }) => {
  const { menu, house } = await menuWith(params.location)
  return menu.dishes.map((dish) => presentAvailability(dish, house.portions.get(dish.id)))
})
