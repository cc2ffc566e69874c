import { inventory } from '#shared/contract/inventory'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { wantedOf } from './item-change'
import { changeItem } from './store-item'

export const handler = serve(inventory.changeItem, async ({ params, body, caller, site, now, keepAnswer }) => {
  const admin = userOf(caller)
  const { item } = await changeItem({
    itemId: params.itemId,
    version: body.version,
    wanted: wantedOf(body, admin),
    at: body.locationId ?? site.code,
    by: fullName(admin),
    now,
    alongside: (changed) => keepAnswer(changed),
  })
  return item
})
