import { inventoryRoutes } from '#shared/contract/inventory'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { applyItemChange } from './item-change'
import { updateItem } from './store-item'

export const handler = serve(inventoryRoutes.changeItem, async ({ params, body, caller, site, now, keepAnswer }) => {
  const admin = requireUser(caller)
  const { item } = await updateItem({
    itemId: params.itemId,
    version: body.version,
    wanted: applyItemChange(body, admin),
    at: body.locationId ?? site.code,
    by: formatFullName(admin),
    now,
    alongside: (changed) => keepAnswer(changed),
  })
  return item
})
