import { dailySpecialRoutes } from '#shared/specials/contract'
import { getOfferKey, isOfferedThisWeek } from '#shared/specials/dayparts'
import { serve } from '../platform/serve'
import type { SerializedResponse } from '../platform/serialized-response'
import { getOffersAt } from '../menu/dayparts/offers'
import { createMenuCache, getMenuToday } from '../menu/menu-cache'
import { presentSpecial, withPortions } from '../menu/present'

const responseCache = createMenuCache<SerializedResponse>()

export const handler = serve(dailySpecialRoutes.listDailySpecials, async ({ params: { location }, now, write }) => {
  const { menu, state, clock, timesOrdered } = await getMenuToday(location, now, () => true)
  const specials = menu.specials.filter((special) => isOfferedThisWeek(special, clock))
  const offers = getOffersAt(menu, location, now)
  const dishes = offers.apply(withPortions(menu.dishes, state))
  const counts = specials.map((special) => timesOrdered(special))
  return responseCache(menu, JSON.stringify([getOfferKey(clock), offers.key, counts, ...state.portions]), () =>
    write(
      specials.flatMap((special) =>
        presentSpecial(special, dishes, location, { clock, timesOrdered: timesOrdered(special) }),
      ),
    ),
  )
})
