import { purchaseRoutes } from '#shared/purchases/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { receivePurchase } from './receive-purchase-lines'

export const handler = serve(purchaseRoutes.receivePurchase, ({ params, body, caller, now, storeResponse }) =>
  receivePurchase({ ...params, ...body, by: formatFullName(requireUser(caller)), now, storeResponse }),
)
