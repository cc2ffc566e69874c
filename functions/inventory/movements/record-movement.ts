import { movementRoutes } from '#shared/inventory/movement-contract'
import { assertAccess, getUserAt } from '#shared/accounts/access'
import { showsGroupData } from '#shared/locations/group-data'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { formatFullName } from '#shared/accounts/contact'
import { getPack, resolvePackPrice, resolvePacks } from '#shared/inventory/packs'
import { isStaffMovement } from '#shared/inventory/stock'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { getItemShownAt } from '../group-data'
import { presentMovement } from '../present'
import { assertPurchasePrice, updatePurchasedCost } from '../purchased-cost'
import { getIngredient } from '../repository'
import { recordMovement } from './movement-repository'
import { priceTransfer } from './transfer-price'

export const handler = serve(movementRoutes.recordMovement, async ({ body, caller, now, storeResponse }) => {
  const place = getLocation(body.locationId)
  const user = getUserAt(caller.user, place)
  if (!isStaffMovement(body)) assertAccess({ access: 'admin', user, policy: getPolicy(place) })
  const { locationId, itemId, quantity, packs: named, unitCost, priceOf, toLocationId, ...facts } = body
  const before = await getIngredient(itemId)
  const { packs: known = [] } = getItemShownAt(locationId, before)
  const { hundredths, packs } = resolvePacks({ quantity, packs: named }, known)
  const pack = priceOf === undefined ? undefined : getPack(known, priceOf, 'priceOf')
  const by = formatFullName(requireUser(caller))
  const paid = unitCost === undefined ? undefined : resolvePackPrice({ cost: unitCost, pack, hundredths })
  const isPurchase = facts.movementType === 'in' && facts.reason === 'purchase' && paid !== undefined
  if (isPurchase) assertPurchasePrice(before, { ...paid, path: 'unitCost' })
  // The cost belongs to the group, so a test site next to a live one doesn't change it.
  const item =
    isPurchase && showsGroupData(locationId)
      ? await updatePurchasedCost(before, paid.unitCostCents, { at: locationId, by, now })
      : before
  const entry = {
    ...facts,
    location: locationId,
    ingredientId: itemId,
    quantityHundredths: hundredths,
    packs,
    ...paid,
    ...(isPurchase && { costBeforeCents: before.costPerUnitCents }),
    by,
    createdAt: now.toISOString(),
  }
  const movement = await recordMovement({
    item,
    toLocation: toLocationId,
    entry: toLocationId === undefined ? entry : { ...entry, ...(await priceTransfer(item, entry)) },
    extraSteps: (recorded) => storeResponse(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
