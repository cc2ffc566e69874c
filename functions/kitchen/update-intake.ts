import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { getKitchenState, presentIntake } from './intake'
import { updateIntake } from './intake-repository'

export const handler = serve(intakeRoutes.updateIntake, async ({ params, body, caller, now, storeResponse }) => {
  const { intake: _before, ...kitchen } = await getKitchenState(params.location, now)
  const intake = await updateIntake({
    location: params.location,
    change: body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (after) => storeResponse(presentIntake(after, kitchen, now)),
  })
  return presentIntake(intake, kitchen, now)
})
