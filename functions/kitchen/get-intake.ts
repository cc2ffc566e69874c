import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { serve } from '../platform/serve'
import { getDishesWork, getKitchenState, presentIntake } from './intake'

export const handler = serve(intakeRoutes.getIntake, async ({ params: { location }, query: { items }, now }) => {
  const { intake, ...kitchen } = await getKitchenState(location, now)
  return presentIntake(intake, kitchen, now, items && (await getDishesWork(location, items)))
})
