import { inventory } from '#shared/contract/inventory'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentAlert } from './present'
import { acknowledgeAlert } from './store'

export const handler = serve(inventory.acknowledgeAlert, async ({ params, caller, now }) => {
  const { alert, ...stocked } = await acknowledgeAlert(params.alertId, fullName(userOf(caller)), now)
  return presentAlert(stocked, alert)
})
