import { menuRoutes } from '#shared/menu/contract'
import { renderMissingDishPage, renderDishPage } from '#shared/platform/pages/dish-page'
import { toLocationHours } from '#shared/hours/opening-hours'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { getMenuWithState } from './menu-cache'
import { withPortions } from './present'

export const handler = serve(menuRoutes.getDishPage, async ({ params, site }) => {
  const { menu: found, house } = await getMenuWithState(site.code)
  const named = params.dish.toLowerCase()
  const dish = withPortions(found.dishes, house).find(
    ({ code, id }) => code.toLowerCase() === named || String(id) === named,
  )
  const location = found.hours ? { ...site, hours: toLocationHours(found.hours) } : site
  if (!dish) return renderMissingDishPage(location)
  const { priceCents } = dish
  return renderDishPage(location, { ...dish, price: priceCents === 0 ? undefined : centsToDecimal(priceCents) })
})
