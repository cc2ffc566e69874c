import { movementRoutes } from '#shared/inventory/movement-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { undoBatch } from './batch-repository'
import { createBatchPresenter } from './present-batch'

export const handler = serve(movementRoutes.undoBatch, async ({ params, caller, now, storeResponse }) => {
  const present = await createBatchPresenter()
  const by = formatFullName(requireUser(caller))
  const batch = await undoBatch({ ...params, by, now, extraSteps: (undone) => storeResponse(present(undone)) })
  return present(batch)
})
