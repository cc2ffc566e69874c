import { inventoryRoutes } from '#shared/contract/inventory'
import { centsToDecimal } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { listStockedItems, getStockValue } from './store'

export const handler = serve(inventoryRoutes.value, async ({ params }) => {
  const stocked = await listStockedItems(params.location)
  return { totalValue: centsToDecimal(getStockValue(stocked)), itemCount: stocked.length }
})
