import { inventoryRoutes } from '#shared/inventory/contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { listStockedItems, getStockValue } from './repository'

export const handler = serve(inventoryRoutes.getStockValue, async ({ params }) => {
  const stocked = await listStockedItems(params.location)
  return { totalValue: centsToDecimal(getStockValue(stocked)), itemCount: stocked.length }
})
