import { availabilityRoutes } from '#shared/menu/availability-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { presentAvailability } from '../../menu/present'
import { setDishAvailability, updatePortionCount } from '../../menu/availability/availability-changes'
import { readOpenOrders } from './open-orders'

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
    const { addToDish } = await readOpenOrders(params.location, now)
    const present = (...shown: Parameters<typeof presentAvailability>) => addToDish(presentAvailability(...shown))
    const count = await updatePortionCount({
      ...common,
      counted: portionsLeft,
      isMadeAvailable: isAvailable === true,
      extraSteps: (dish, left) => (isAvailable === undefined ? storeResponse(present(dish, left)) : []),
    })
    if (isAvailable === undefined) return present(count.dish, count.left)
    const { dish } = await setDishAvailability({
      ...common,
      to: { isAvailable, unavailableBecause: isAvailable ? null : 'person', availabilityReason: reason },
      extraSteps: (changed) => storeResponse(present(changed, count.left)),
    })
    return present(dish, count.left)
  },
)
