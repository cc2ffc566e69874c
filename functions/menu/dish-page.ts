import { menu } from '#shared/contract/menu'
import { absentDishPage, dishPage } from '#shared/pages/dish-page'
import { hoursFrom } from '#shared/rules/hours-told'
import { fromCents } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { menuWith } from './kept'
import { withPortions } from './present'

export const handler = serve(menu.dishPage, async ({ params, site }) => {
  const { menu: found, house } = await menuWith(site.code)
  const named = params.dish.toLowerCase()
  const dish = withPortions(found.dishes, house).find(
    ({ code, id }) => code.toLowerCase() === named || String(id) === named,
  )
  const location = found.hours ? { ...site, hours: hoursFrom(found.hours) } : site
  if (!dish) return absentDishPage(location)
  const { priceCents } = dish
  return dishPage(location, { ...dish, price: priceCents === 0 ? undefined : fromCents(priceCents) })
})
