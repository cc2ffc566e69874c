import { menu } from '#shared/contract/menu'
import { hasPortionsLeft } from '#shared/rules/specials'
import { serve } from '../runtime/serve'
import type { Written } from '../runtime/written'
import { perMenu } from './kept'
import { presentMenu, withPortions } from './present'
import { menuToday } from './today'

const answers = perMenu<Written>()

export const handler = serve(menu.items, async ({ params: { location }, now, write }) => {
  const capped = await menuToday(location, now, ({ maxDailyOrders }) => maxDailyOrders !== null)
  const { menu: found, house, dayOfWeek, timesOrdered } = capped
  const usedUp = found.specials
    .filter((special) => special.dayOfWeek === dayOfWeek && !hasPortionsLeft(special, timesOrdered(special)))
    .map(({ id }) => id)
  return answers(found, JSON.stringify([dayOfWeek, usedUp, ...house.portions]), () =>
    write(presentMenu({ ...found, dishes: withPortions(found.dishes, house) }, location, dayOfWeek, usedUp)),
  )
})
