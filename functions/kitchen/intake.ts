import { kitchenRoutes } from '#shared/contract/kitchen'
import { serve } from '../runtime/serve'
import { getKitchenState } from './here'
import { presentIntake } from './present-intake'

export const handler = serve(kitchenRoutes.intake, async ({ params, now }) => {
  const { intake, ...here } = await getKitchenState(params.location, now)
  return presentIntake(intake, here, now)
})
