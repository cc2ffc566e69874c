import { purchaseRoutes } from '#shared/purchases/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { updateSuppliers } from './supplier-repository'

export const handler = serve(purchaseRoutes.updateSuppliers, ({ body, caller, now, storeResponse }) =>
  updateSuppliers({ value: body, by: formatFullName(requireUser(caller)), now, storeResponse }),
)
