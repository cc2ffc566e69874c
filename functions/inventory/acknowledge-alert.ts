import { inventoryRoutes } from '#shared/contract/inventory'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { presentAlert } from './present'
import { acknowledgeAlert } from './store'

export const handler = serve(inventoryRoutes.acknowledgeAlert, async ({ params, caller, now }) => {
  const { alert, ...stocked } = await acknowledgeAlert(params.alertId, formatFullName(requireUser(caller)), now)
  return presentAlert(stocked, alert)
})
