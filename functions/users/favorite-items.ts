import { users } from '#shared/contract/users'
import { wallClock } from '#shared/rules/local-time'
import { favoriteLines } from '#shared/rules/recommendation'
import { dishesForOrder } from '../menu/store'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import type { OrderRecord } from '../orders/records'
import { presentReorder } from './present'
import { newestOrders } from './store'

/** A dish is liked however it was wanted. */
const asItComes = (line: OrderRecord['lines'][number]) => ({ ...line, options: [], notes: undefined })

/** How far back a taste is looked for. */
const RECENT_ORDERS = 20

export const handler = serve(users.favoriteItems, async ({ caller, site, now }) => {
  const { orders } = await newestOrders(userOf(caller).id, RECENT_ORDERS)
  const kept = orders.filter(({ status }) => status !== 'cancelled')
  const lines = favoriteLines(kept.flatMap((order) => order.lines)).map(asItComes)
  if (lines.length === 0) return []
  const ids = lines.map((line) => line.menuItemId)
  const menu = await dishesForOrder(site.code, ids, wallClock(site, now))
  return presentReorder({ lines, createdAt: now.toISOString() }, menu, site.code)
})
