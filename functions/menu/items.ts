import { menuRoutes } from '#shared/contract/menu'
import { isOfferedAt, getOfferKey } from '#shared/rules/mealtimes'
import { hasPortionsLeft } from '#shared/rules/specials'
import { serve } from '../runtime/serve'
import type { SerializedResponse } from '../runtime/written'
import { createMenuCache } from './kept'
import { presentMenu, withPortions, withRanks } from './present'
import { getMenuToday } from './today'

const answers = createMenuCache<SerializedResponse>()

export const handler = serve(menuRoutes.items, async ({ params: { location }, now, write }) => {
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
