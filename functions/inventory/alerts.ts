import { inventoryRoutes } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { presentAlert } from './present'
import { listStockedItems } from './store'

export const handler = serve(inventoryRoutes.alerts, async ({ params }) => {
  const active = (await listStockedItems(params.location)).flatMap((stocked) => {
    const { alert } = stocked.stock
    return alert && alert.acknowledgedAt === undefined ? [presentAlert(stocked, alert)] : []
  })
  return active.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
})
