import { inventory } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { presentAvailability } from './present'
import { dishById, offerDish, withdrawDish } from './store-availability'

export const handler = serve(inventory.changeAvailability, async ({ params, body, now }) => {
  const dish = await dishById(params.location, params.menuItemId)
  const change = { location: params.location, dish, reason: body.reason, now }
  return presentAvailability(await (body.isAvailable ? offerDish(change) : withdrawDish(change)))
})
