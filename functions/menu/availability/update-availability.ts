import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { presentAvailability } from '../../inventory/present'
import { setDishAvailability, updatePortionCount } from './availability-changes'

export const handler = serve(
  availabilityRoutes.updateAvailability,
  async ({ params, body, caller, now, storeResponse }) => {
    const { isAvailable, reason = null, portionsLeft } = body
    const common = {
      location: params.location,
      dishId: params.menuItemId,
      by: formatFullName(requireUser(caller)),
      now,
    }
    const count = await updatePortionCount({
      ...common,
      counted: portionsLeft,
      isMadeAvailable: isAvailable === true,
      extraSteps: (dish, left) => (isAvailable === undefined ? storeResponse(presentAvailability(dish, left)) : []),
    })
    if (isAvailable === undefined) return presentAvailability(count.dish, count.left)
    const { dish } = await setDishAvailability({
      ...common,
      to: { isAvailable, unavailableBecause: isAvailable ? null : 'person', availabilityReason: reason },
      extraSteps: (changed) => storeResponse(presentAvailability(changed, count.left)),
    })
    return presentAvailability(dish, count.left)
  },
)
