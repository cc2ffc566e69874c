import { inventoryRoutes } from '#shared/inventory/contract'
import { isStockCounted } from '#shared/inventory/counted'
import { serve } from '../platform/serve'
import { presentAlert } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listAlerts, async ({ params }) => {
  const active = (await listStockedItems(params.location)).flatMap((stocked) => {
    const { alert } = stocked.stock
    return isStockCounted(stocked.stock) && alert && alert.acknowledgedAt === undefined
      ? [presentAlert(stocked, alert)]
      : []
  })
  return active.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
})
