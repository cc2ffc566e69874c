import { movementRoutes } from '#shared/inventory/movement-contract'
import { toHundredths } from '#shared/inventory/stock'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { makeBatch } from './batch-repository'
import { createBatchPresenter } from './present-batch'

export const handler = serve(movementRoutes.makeBatch, async ({ params, body, caller, now, storeResponse }) => {
  const present = await createBatchPresenter()
  const batch = await makeBatch({
    ...{ location: params.location, itemId: body.itemId, hundredths: toHundredths(body.quantity) },
    ...{ notes: body.notes, expirationDate: body.expirationDate, acceptLarge: body.acceptLarge },
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (made) => storeResponse(present(made)),
  })
  return present(batch)
})
