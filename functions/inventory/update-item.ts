import { inventoryRoutes } from '#shared/inventory/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { applyItemChange } from './item-change'
import { updateItem } from './item-repository'

export const handler = serve(inventoryRoutes.updateItem, async ({ params, body, caller, site, now, storeResponse }) => {
  const admin = requireUser(caller)
  const { item } = await updateItem({
    itemId: params.itemId,
    version: body.version,
    wanted: applyItemChange(body, admin),
    at: body.locationId ?? site.code,
    by: formatFullName(admin),
    now,
    extraSteps: (changed) => storeResponse(changed),
  })
  return item
})
