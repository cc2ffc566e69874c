import { inventory } from '#shared/contract/inventory'
import { toCents } from '#shared/rules/money'
import { fullName } from '#shared/rules/names'
import { toHundredths } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentMovement } from './present'
import { ingredientById } from './store'
import { recordMovement } from './store-movements'

export const handler = serve(inventory.recordMovement, async ({ body, caller, now, keepAnswer }) => {
  const { locationId, itemId, quantity, unitCost, toLocationId, ...facts } = body
  const item = await ingredientById(itemId)
  const movement = await recordMovement({
    item,
    toLocation: toLocationId,
    entry: {
      ...facts,
      location: locationId,
      ingredientId: itemId,
      quantityHundredths: toHundredths(quantity),
      unitCostCents: unitCost === undefined ? undefined : toCents(unitCost),
      by: fullName(userOf(caller)),
      createdAt: now.toISOString(),
    },
    alongside: (recorded) => keepAnswer(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
