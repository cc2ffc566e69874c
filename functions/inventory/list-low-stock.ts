import { inventoryRoutes } from '#shared/inventory/contract'
import { isLowStock } from '#shared/inventory/stock'
import { serve } from '../platform/serve'
import { presentStock } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listLowStock, async ({ params }) =>
  (await listStockedItems(params.location)).filter(({ stock }) => isLowStock(stock)).map(presentStock),
)
