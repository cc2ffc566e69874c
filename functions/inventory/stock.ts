import { inventoryRoutes } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { presentStock } from './present'
import { listStockedItems } from './store'

export const handler = serve(inventoryRoutes.stock, async ({ params }) =>
  (await listStockedItems(params.location)).map(presentStock),
)
