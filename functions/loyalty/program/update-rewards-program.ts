import { formatFullName } from '#shared/accounts/contact'
import { programRoutes } from '#shared/loyalty/program-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateProgram } from './repository'

export const handler = serve(programRoutes.updateRewardsProgram, async ({ body, caller, now, storeResponse }) => {
  const by = formatFullName(requireUser(caller))
  return (await updateProgram({ body, by, now, extraSteps: (after) => storeResponse(after) })).after
})
