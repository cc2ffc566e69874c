import { menuRoutes } from '#shared/contract/menu'
import { getOfferKey } from '#shared/rules/mealtimes'
import { serve } from '../runtime/serve'
import type { SerializedResponse } from '../runtime/written'
import { createMenuCache } from './kept'
import { presentSpecial, withPortions } from './present'
import { getMenuToday } from './today'

const answers = createMenuCache<SerializedResponse>()

export const handler = serve(menuRoutes.dailySpecials, async ({ params: { location }, now, write }) => {
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
