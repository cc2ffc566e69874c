import { inventoryRoutes } from '#shared/inventory/contract'
import { serve } from '../platform/serve'
import { listPlannedStock } from './planned-stock'
import { presentStock } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listStock, async ({ params: { location }, now }) => {
  const [stocked, planned] = await Promise.all([listStockedItems(location), listPlannedStock(location, now)])
  return stocked.map((one) => presentStock(one, planned.get(one.item.id) ?? []))
})
