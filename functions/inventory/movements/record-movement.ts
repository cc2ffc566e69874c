import { movementRoutes } from '#shared/inventory/movement-contract'
import { assertAccess, getUserAt } from '#shared/accounts/access'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { formatFullName } from '#shared/accounts/contact'
import { getPack, resolvePackPrice, resolvePacks } from '#shared/inventory/packs'
import { isStaffMovement } from '#shared/inventory/stock'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { getItemShownAt } from '../group-data'
import { presentMovement } from '../present'
import { getIngredient } from '../repository'
import { recordMovement } from './movement-repository'

export const handler = serve(movementRoutes.recordMovement, async ({ body, caller, now, storeResponse }) => {
  const place = getLocation(body.locationId)
  const user = getUserAt(caller.user, place)
  if (!isStaffMovement(body)) assertAccess({ access: 'admin', user, policy: getPolicy(place) })
  const { locationId, itemId, quantity, packs: named, unitCost, priceOf, toLocationId, ...facts } = body
  const item = await getIngredient(itemId)
  const { packs: known = [] } = getItemShownAt(locationId, item)
  const { hundredths, packs } = resolvePacks({ quantity, packs: named }, known)
  const pack = priceOf === undefined ? undefined : getPack(known, priceOf, 'priceOf')
  const movement = await recordMovement({
    item,
    toLocation: toLocationId,
    entry: {
      ...facts,
      location: locationId,
      ingredientId: itemId,
      quantityHundredths: hundredths,
      packs,
      ...(unitCost !== undefined && resolvePackPrice({ cost: unitCost, pack, hundredths })),
      by: formatFullName(requireUser(caller)),
      createdAt: now.toISOString(),
    },
    extraSteps: (recorded) => storeResponse(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
