import { inventoryRoutes } from '#shared/contract/inventory'
import { toCents } from '#shared/rules/money'
import { formatFullName } from '#shared/rules/names'
import { toHundredths } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { presentMovement } from './present'
import { getIngredient } from './store'
import { recordMovement } from './store-movements'

export const handler = serve(inventoryRoutes.recordMovement, async ({ body, caller, now, keepAnswer }) => {
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
    alongside: (recorded) => keepAnswer(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
