import { inventory } from '#shared/contract/inventory'
import { fullName } from '#shared/rules/names'
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
      quantityHundredths: quantity,
      unitCostCents: unitCost,
      by: fullName(userOf(caller)),
      createdAt: now.toISOString(),
    },
    alongside: (recorded) => keepAnswer(presentMovement(recorded, item)),
  })
  return presentMovement(movement, item)
})
