import { userRoutes } from '#shared/contract/users'
import { toWallClock } from '#shared/rules/local-time'
import { listFavoriteLines } from '#shared/rules/recommendation'
import { getDishesForOrder } from '../menu/store'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import type { OrderRecord } from '../orders/records'
import { presentReorderItems } from './present'
import { listOrdersPage } from './store'

/** A dish is liked however it was wanted. */
const asItComes = (line: OrderRecord['lines'][number]) => ({ ...line, options: [], notes: undefined })

/** How far back a taste is looked for. */
const RECENT_ORDERS = 20

export const handler = serve(userRoutes.favoriteItems, async ({ caller, site, now }) => {
  const { orders } = await listOrdersPage(requireUser(caller).id, RECENT_ORDERS)
  const kept = orders.filter(({ status }) => status !== 'cancelled')
  const lines = listFavoriteLines(kept.flatMap((order) => order.lines)).map(asItComes)
  if (lines.length === 0) return []
  const ids = lines.map((line) => line.menuItemId)
  const menu = await getDishesForOrder(site.code, ids, toWallClock(site, now))
  return presentReorderItems({ lines, createdAt: now.toISOString() }, menu, site.code)
})
