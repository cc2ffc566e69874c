import { availabilityRoutes } from '#shared/menu/availability-contract'
import { serve } from '../../platform/serve'
import { listOptionDishes } from '../../menu/availability/option-availability'

export const handler = serve(availabilityRoutes.listOptionDishes, ({ params }) => listOptionDishes(params.location))
