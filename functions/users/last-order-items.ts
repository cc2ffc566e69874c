import { userRoutes } from '#shared/contract/users'
import { toWallClock } from '#shared/rules/local-time'
import { getDishesForOrder } from '../menu/store'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { presentReorderItems } from './present'
import { listOrdersPage, getOwnOrder } from './store'

export const handler = serve(userRoutes.lastOrderItems, async ({ query: { orderId }, caller, site, now }) => {
  const { id } = requireUser(caller)
  const order = orderId === undefined ? (await listOrdersPage(id, 1)).orders[0] : await getOwnOrder(caller, orderId)
  if (!order) return []
  const ids = order.lines.map((line) => line.menuItemId)
  // The cart is the site's, so it is that location's menu that counts.
  return presentReorderItems(order, await getDishesForOrder(site.code, ids, toWallClock(site, now)), site.code)
})
