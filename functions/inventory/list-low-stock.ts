import { inventoryRoutes } from '#shared/inventory/contract'
import { isStockCounted } from '#shared/inventory/counted'
import { isLowStock } from '#shared/inventory/stock'
import { serve } from '../platform/serve'
import { listPlannedStock } from './planned-stock'
import { presentStock } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listLowStock, async ({ params: { location }, now }) => {
  const [stocked, planned] = await Promise.all([listStockedItems(location), listPlannedStock(location, now)])
  return stocked
    .filter(({ stock }) => isStockCounted(stock) && isLowStock(stock))
    .map((one) => presentStock(one, planned.get(one.item.id) ?? []))
})
