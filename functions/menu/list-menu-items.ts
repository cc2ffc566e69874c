import { menuRoutes } from '#shared/menu/contract'
import { getOfferKey, isOfferedOn } from '#shared/specials/dayparts'
import { hasPortionsLeft } from '#shared/specials/recommend-specials'
import { serve } from '../platform/serve'
import type { SerializedResponse } from '../platform/serialized-response'
import { getOffersAt } from './dayparts/offers'
import { createMenuCache, getMenuToday } from './menu-cache'
import { presentMenu, withPortions, withRanks } from './present'

const responseCache = createMenuCache<SerializedResponse>()

export const handler = serve(menuRoutes.listMenuItems, async ({ params: { location }, query, now, write }) => {
  const today = await getMenuToday(location, now, ({ maxDailyOrders }) => maxDailyOrders !== null)
  const { menu, state, clock, timesOrdered } = today
  const soldOutSpecialIds = menu.specials
    .filter((special) => isOfferedOn(special, clock) && !hasPortionsLeft(special, timesOrdered(special)))
    .map(({ id }) => id)
  const offers = getOffersAt(menu, location, query.at === undefined ? now : new Date(query.at))
  const key = JSON.stringify([getOfferKey(clock), offers.key, soldOutSpecialIds, ...state.portions, state.mostOrdered])
  return responseCache(menu, key, () => {
    const dishes = offers.apply(withRanks(withPortions(menu.dishes, state), state))
    return write(presentMenu({ ...menu, dishes }, location, clock, soldOutSpecialIds))
  })
})
