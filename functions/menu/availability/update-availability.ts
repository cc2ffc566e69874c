import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { presentAvailability } from '../../inventory/present'
import { setDishAvailability, updatePortionCount } from './availability-changes'

export const handler = serve(
  availabilityRoutes.updateAvailability,
  async ({ params, body, caller, now, keepAnswer }) => {
    const { isAvailable, reason = null, portionsLeft } = body
    const who = { location: params.location, dishId: params.menuItemId, by: formatFullName(requireUser(caller)), now }
    const counted = await updatePortionCount({
      ...who,
      counted: portionsLeft,
      isPutOn: isAvailable === true,
      alongside: (dish, left) => (isAvailable === undefined ? keepAnswer(presentAvailability(dish, left)) : []),
    })
    if (isAvailable === undefined) return presentAvailability(counted.dish, counted.left)
    const { dish } = await setDishAvailability({
      ...who,
      to: { isAvailable, unavailableBecause: isAvailable ? null : 'person', availabilityReason: reason },
      alongside: (switched) => keepAnswer(presentAvailability(switched, counted.left)),
    })
    return presentAvailability(dish, counted.left)
  },
)
