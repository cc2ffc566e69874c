import { recommendationRoutes } from '#shared/contract/recommendations'
import { countPortionsByCategory, recommendCategories } from '#shared/rules/recommendation'
import { listCategories } from '../menu/store'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { listOrdersPage } from '../users/store'
import { getDishCategories, getTotalPortions } from './store'

/** How far back a taste is looked for. */
const RECENT_ORDERS = 20

export const handler = serve(recommendationRoutes.categories, async ({ caller, site }) => {
  const [categories, everyone, { orders }] = await Promise.all([
    listCategories(),
    getTotalPortions(),
    listOrdersPage(requireUser(caller).id, RECENT_ORDERS),
  ])
  const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap((order) => order.lines)
  const own = countPortionsByCategory(lines, await getDishCategories(site.code, lines))
  return recommendCategories({ categories, own, everyone })
})
