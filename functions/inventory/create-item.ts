import { inventoryRoutes } from '#shared/contract/inventory'
import { locations } from '#shared/locations/index'
import { isValidSessionAt } from '#shared/rules/access'
import { formatFullName } from '#shared/rules/names'
import { toCents } from '#shared/rules/money'
import { toHundredths } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { presentItem } from './present'
import { createIngredient } from './store'

/**
 * The item is new at every location where the admin's session counts: a test site's adds nothing to
 * a live one.
 */
export const handler = serve(inventoryRoutes.createItem, async ({ body, caller, now, keepAnswer }) => {
  const admin = requireUser(caller)
  const { costPerUnit, minimumStock, ...fields } = body
  const item = await createIngredient(
    {
      ...fields,
      costPerUnitCents: toCents(costPerUnit),
      minimumHundredths: toHundredths(minimumStock ?? 0),
      stockedAt: locations.filter((location) => isValidSessionAt(admin, location)),
    },
    { by: formatFullName(admin), now },
    (created) => keepAnswer(presentItem(created)),
  )
  return presentItem(item)
})
