import { purchaseRoutes } from '#shared/purchases/contract'
import { serve } from '../platform/serve'
import { listPurchases, presentPurchase } from './repository'

export const handler = serve(purchaseRoutes.listPurchases, async ({ params }) =>
  (await listPurchases(params.location)).map(presentPurchase),
)
