import { menuRoutes } from '#shared/menu/contract'
import { getOfferKey, isOfferedAt } from '#shared/specials/dayparts'
import { hasPortionsLeft } from '#shared/specials/recommend-specials'
import { serve } from '../platform/serve'
import type { SerializedResponse } from '../platform/serialized-response'
import { createMenuCache, getMenuToday } from './menu-cache'
import { presentMenu, withPortions, withRanks } from './present'

const answers = createMenuCache<SerializedResponse>()

export const handler = serve(menuRoutes.listMenuItems, async ({ params: { location }, now, write }) => {
  const capped = await getMenuToday(location, now, ({ maxDailyOrders }) => maxDailyOrders !== null)
  const { menu: found, house, clock, timesOrdered } = capped
  const usedUp = found.specials
    .filter((special) => isOfferedAt(special, clock) && !hasPortionsLeft(special, timesOrdered(special)))
    .map(({ id }) => id)
  return answers(found, JSON.stringify([getOfferKey(clock), usedUp, ...house.portions, house.mostOrdered]), () => {
    const dishes = withRanks(withPortions(found.dishes, house), house)
    return write(presentMenu({ ...found, dishes }, location, clock, usedUp))
  })
})
