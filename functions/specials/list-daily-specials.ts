import { dailySpecialRoutes } from '#shared/specials/contract'
import { getOfferKey } from '#shared/specials/dayparts'
import { serve } from '../platform/serve'
import type { SerializedResponse } from '../platform/serialized-response'
import { createMenuCache, getMenuToday } from '../menu/menu-cache'
import { presentSpecial, withPortions } from '../menu/present'

const answers = createMenuCache<SerializedResponse>()

export const handler = serve(dailySpecialRoutes.listDailySpecials, async ({ params: { location }, now, write }) => {
  const { menu: found, house, clock, timesOrdered } = await getMenuToday(location, now, () => true)
  const { specials } = found
  const dishes = withPortions(found.dishes, house)
  const counts = specials.map((special) => timesOrdered(special))
  return answers(found, JSON.stringify([getOfferKey(clock), counts, ...house.portions]), () =>
    write(
      specials.flatMap((special) =>
        presentSpecial(special, dishes, location, { clock, timesOrdered: timesOrdered(special) }),
      ),
    ),
  )
})
