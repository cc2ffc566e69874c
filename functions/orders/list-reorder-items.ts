import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { toWallClock } from '#shared/platform/time'
import { getDishesForOrder } from '../menu/repository'
import { requireUser } from '../platform/session/session'
import { serve } from '../platform/serve'
import { presentReorderItems } from './lines/order-lines'
import { listOrdersPage, getOwnOrder } from './order-history-repository'

export const handler = serve(orderHistoryRoutes.listReorderItems, async ({ query: { orderId }, caller, site, now }) => {
  const { id } = requireUser(caller)
  const order = orderId === undefined ? (await listOrdersPage(id, 1)).orders[0] : await getOwnOrder(caller, orderId)
  if (!order) return []
  const ids = order.lines.map((line) => line.menuItemId)
  // The cart belongs to the site, so the site's menu applies, not the menu of the order's location.
  return presentReorderItems(
    order,
    await getDishesForOrder(site.code, ids, { clock: toWallClock(site, now), at: now }),
    site.code,
  )
})
