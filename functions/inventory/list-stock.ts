import { inventoryRoutes } from '#shared/inventory/contract'
import { serve } from '../platform/serve'
import { presentStock } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listStock, async ({ params }) =>
  (await listStockedItems(params.location)).map(presentStock),
)
