import { kitchen } from '#shared/contract/kitchen'
import { serve } from '../runtime/serve'
import { kitchenAt } from './here'
import { presentIntake } from './present-intake'

export const handler = serve(kitchen.intake, async ({ params, now }) => {
  const { intake, ...here } = await kitchenAt(params.location, now)
  return presentIntake(intake, here, now)
})
