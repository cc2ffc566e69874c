import { inventoryRoutes } from '#shared/inventory/contract'
import { toCents } from '#shared/platform/money'
import { assertAccess, getUserAt } from '#shared/accounts/access'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { formatFullName } from '#shared/accounts/contact'
import { isStaffMovement, toHundredths } from '#shared/inventory/stock'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentMovement } from './present'
import { getIngredient } from './repository'
import { recordMovement } from './movement-repository'

export const handler = serve(inventoryRoutes.recordMovement, async ({ body, caller, now, storeResponse }) => {
  const place = getLocation(body.locationId)
  const user = getUserAt(caller.user, place)
  if (!isStaffMovement(body)) assertAccess({ access: 'admin', user, policy: getPolicy(place) })
  const { locationId, itemId, quantity, unitCost, toLocationId, ...facts } = body
  const item = await getIngredient(itemId)
  const movement = await recordMovement({
    item,
    toLocation: toLocationId,
    entry: {
      ...facts,
      location: locationId,
      ingredientId: itemId,
      quantityHundredths: toHundredths(quantity),
      unitCostCents: unitCost === undefined ? undefined : toCents(unitCost),
      by: formatFullName(requireUser(caller)),
      createdAt: now.toISOString(),
    },
    extraSteps: (recorded) => storeResponse(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
