import { purchaseRoutes } from '#shared/purchases/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { createPurchase } from './repository'

export const handler = serve(purchaseRoutes.createPurchase, ({ params, body, caller, now, storeResponse }) =>
  createPurchase({ ...params, body, by: formatFullName(requireUser(caller)), now, storeResponse }),
)
