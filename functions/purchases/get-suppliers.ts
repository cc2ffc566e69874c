import { purchaseRoutes } from '#shared/purchases/contract'
import { serve } from '../platform/serve'
import { listSuppliers } from './supplier-repository'

export const handler = serve(purchaseRoutes.getSuppliers, () => listSuppliers())
