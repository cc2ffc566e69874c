import { users } from '#shared/contract/users'
import { wallClock } from '#shared/rules/local-time'
import { dishesForOrder } from '../menu/store'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { presentReorder } from './present'
import { newestOrders, ownOrder } from './store'

export const handler = serve(users.lastOrderItems, async ({ query: { orderId }, caller, site, now }) => {
  const { id } = userOf(caller)
  const order = orderId === undefined ? (await newestOrders(id, 1)).orders[0] : await ownOrder(caller, orderId)
  if (!order) return []
  const ids = order.lines.map((line) => line.menuItemId)
  // The cart is the site's, so it is that location's menu that counts.
  return presentReorder(order, await dishesForOrder(site.code, ids, wallClock(site, now)), site.code)
})
