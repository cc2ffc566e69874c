import { recommendations } from '#shared/contract/recommendations'
import { portionsByCategory, recommendCategories } from '#shared/rules/recommendation'
import { allCategories } from '../menu/store'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { newestOrders } from '../users/store'
import { categoriesOf, everyonesPortions } from './store'

/** How far back a taste is looked for. */
const RECENT_ORDERS = 20

export const handler = serve(recommendations.categories, async ({ caller, site }) => {
  const [categories, everyone, { orders }] = await Promise.all([
    allCategories(),
    everyonesPortions(),
    newestOrders(userOf(caller).id, RECENT_ORDERS),
  ])
  const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap((order) => order.lines)
  const own = portionsByCategory(lines, await categoriesOf(site.code, lines))
  return recommendCategories({ categories, own, everyone })
})
