import { inventoryRoutes } from '#shared/inventory/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentAlert } from './present'
import { acknowledgeAlert } from './repository'

export const handler = serve(inventoryRoutes.acknowledgeAlert, async ({ params, caller, now }) => {
  const { alert, ...stocked } = await acknowledgeAlert(params.alertId, formatFullName(requireUser(caller)), now)
  return presentAlert(stocked, alert)
})
