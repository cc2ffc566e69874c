import { recommendationRoutes } from '#shared/recommendations/contract'
import { countPortionsByCategory, recommendCategories } from '#shared/menu/listing'
import { listCategories } from '../menu/repository'
import { requireUser } from '../platform/session/session'
import { serve } from '../platform/serve'
import { listOrdersPage } from '../orders/order-history-repository'
import { getDishCategories, getTotalPortions } from './repository'

/** The number of recent orders that determine a guest's preferences. */
const RECENT_ORDERS = 20

export const handler = serve(recommendationRoutes.recommendCategories, async ({ caller, site }) => {
  const [categories, everyone, { orders }] = await Promise.all([
    listCategories(),
    getTotalPortions(site),
    listOrdersPage(requireUser(caller).id, RECENT_ORDERS),
  ])
  const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap((order) => order.lines)
  const own = countPortionsByCategory(lines, await getDishCategories(site.code, lines))
  return recommendCategories({ categories, own, everyone })
})
