import { inventory } from '#shared/contract/inventory'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentAvailability } from './present'
import { switchDish } from './store-switch'

export const handler = serve(inventory.changeAvailability, async ({ params, body, caller, now, keepAnswer }) => {
  const { isAvailable, reason = null } = body
  const { dish } = await switchDish({
    location: params.location,
    dishId: params.menuItemId,
    to: { isAvailable, unavailableBecause: isAvailable ? null : 'person', availabilityReason: reason },
    by: fullName(userOf(caller)),
    now,
    alongside: (switched) => keepAnswer(presentAvailability(switched)),
  })
  return presentAvailability(dish)
})
