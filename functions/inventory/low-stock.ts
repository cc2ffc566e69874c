import { inventoryRoutes } from '#shared/contract/inventory'
import { isLowStock } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { presentStock } from './present'
import { listStockedItems } from './store'

export const handler = serve(inventoryRoutes.lowStock, async ({ params }) =>
  (await listStockedItems(params.location)).filter(({ stock }) => isLowStock(stock)).map(presentStock),
)
