import { purchaseRoutes } from '#shared/purchases/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { cancelPurchase } from './repository'

export const handler = serve(purchaseRoutes.cancelPurchase, ({ params, caller, now, storeResponse }) =>
  cancelPurchase({ ...params, by: formatFullName(requireUser(caller)), now, storeResponse }),
)
