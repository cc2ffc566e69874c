import { menuRoutes } from '#shared/menu/contract'
import { renderMissingDishPage, renderDishPage } from '#shared/pages/dish-page'
import { toSnapshotDish } from '#shared/pages/menu-snapshot'
import { toLocationHours } from '#shared/hours/opening-hours'
import { withSettings } from '../locations/state/current-location'
import { serve } from '../platform/serve'
import { getMenuWithState } from './menu-cache'
import { withPortions } from './present'

export const handler = serve(menuRoutes.getDishPage, async ({ params, site }) => {
  const { menu, state } = await getMenuWithState(site.code)
  const codeOrId = params.dish.toLowerCase()
  const dish = withPortions(menu.dishes, state).find(
    ({ code, id }) => code.toLowerCase() === codeOrId || String(id) === codeOrId,
  )
  const current = withSettings(site, menu.settings)
  const location = menu.hours ? { ...current, hours: toLocationHours(menu.hours) } : current
  if (!dish) return renderMissingDishPage(location)
  return renderDishPage(location, { ...toSnapshotDish(menu.dayparts)(dish), isAvailable: dish.isAvailable })
})
