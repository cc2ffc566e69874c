import { kitchenRoutes } from '#shared/kitchen/contract'
import { serve } from '../platform/serve'
import { getKitchenState, presentIntake } from './intake'

export const handler = serve(kitchenRoutes.getIntake, async ({ params, now }) => {
  const { intake, ...kitchen } = await getKitchenState(params.location, now)
  return presentIntake(intake, kitchen, now)
})
