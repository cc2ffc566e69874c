import { inventoryRoutes } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import { getUserAt } from '#shared/accounts/access'
import { formatFullName } from '#shared/accounts/contact'
import { toCents } from '#shared/platform/money'
import { toHundredths } from '#shared/inventory/stock'
import { assertPackNames } from '#shared/inventory/packs'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { parsePacks } from './item-change'
import { presentItem } from './present'
import { createIngredient } from './repository'

/**
 * Adds the item at every location where the admin's session is valid: live and test sites are
 * separate.
 */
export const handler = serve(inventoryRoutes.createItem, async ({ body, caller, now, storeResponse }) => {
  const admin = requireUser(caller)
  const { costPerUnit, minimumStock, kitchenName = null, packs = [], ...fields } = body
  assertPackNames(packs, body.unit)
  const item = await createIngredient(
    {
      ...fields,
      kitchenName,
      costPerUnitCents: toCents(costPerUnit),
      packs: parsePacks(packs),
      minimumHundredths: toHundredths(minimumStock ?? 0),
      stockedAt: locations.filter((location) => getUserAt(admin, location)?.role === admin.role),
    },
    { by: formatFullName(admin), now },
    (created) => storeResponse(presentItem(created)),
  )
  return presentItem(item)
})
