import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { toWallClock } from '#shared/platform/time'
import { listFavoriteLines } from '#shared/menu/listing'
import { getDishesForOrder } from '../menu/repository'
import { requireUser } from '../platform/session/session'
import { serve } from '../platform/serve'
import type { OrderRecord } from './records'
import { presentReorderItems } from './lines/order-lines'
import { listOrdersPage } from './order-history-repository'

/** Favorites are counted by dish, whatever the options. */
const withoutCustomizations = (line: OrderRecord['lines'][number]) => ({ ...line, options: [], notes: undefined })

/** How many of the latest orders determine the favorites. */
const RECENT_ORDERS = 20

export const handler = serve(orderHistoryRoutes.listFavoriteItems, async ({ caller, site, now }) => {
  const { orders } = await listOrdersPage(requireUser(caller).id, RECENT_ORDERS)
  const valid = orders.filter(({ status }) => status !== 'cancelled')
  const lines = listFavoriteLines(valid.flatMap((order) => order.lines)).map(withoutCustomizations)
  if (lines.length === 0) return []
  const ids = lines.map((line) => line.menuItemId)
  const menu = await getDishesForOrder(site.code, ids, { clock: toWallClock(site, now), at: now })
  return presentReorderItems({ lines, createdAt: now.toISOString() }, menu, site.code)
})
