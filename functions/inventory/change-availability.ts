import { inventory } from '#shared/contract/inventory'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentAvailability } from './present'
import { countDish } from './store-count'
import { switchDish } from './store-switch'

export const handler = serve(inventory.changeAvailability, async ({ params, body, caller, now, keepAnswer }) => {
  const { isAvailable, reason = null, portionsLeft } = body
  const who = { location: params.location, dishId: params.menuItemId, by: fullName(userOf(caller)), now }
  const counted = await countDish({
    ...who,
    counted: portionsLeft,
    isPutOn: isAvailable === true,
    alongside: (dish, left) => (isAvailable === undefined ? keepAnswer(presentAvailability(dish, left)) : []),
  })
  if (isAvailable === undefined) return presentAvailability(counted.dish, counted.left)
  const { dish } = await switchDish({
    ...who,
    to: { isAvailable, unavailableBecause: isAvailable ? null : 'person', availabilityReason: reason },
    alongside: (switched) => keepAnswer(presentAvailability(switched, counted.left)),
  })
  return presentAvailability(dish, counted.left)
})
