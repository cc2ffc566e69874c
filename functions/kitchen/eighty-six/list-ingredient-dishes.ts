import { availabilityRoutes } from '#shared/menu/availability-contract'
import { serve } from '../../platform/serve'
import { listIngredientDishes } from '../../menu/availability/ingredient-dishes'

export const handler = serve(availabilityRoutes.listIngredientDishes, ({ params }) =>
  listIngredientDishes(params.location),
)
