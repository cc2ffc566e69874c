import { menu } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { specialCounts } from '../orders/store'
import { serve } from '../runtime/serve'
import { presentSpecial } from './present'
import { wholeMenu } from './store'

export const handler = serve(menu.dailySpecials, async ({ params: { location }, now }) => {
  const [{ dishes, specials }, counts] = await Promise.all([wholeMenu(location), specialCounts(location, now)])
  const { weekday: dayOfWeek } = wallClock(locationOf(location), now)
  return specials.flatMap((special) =>
    presentSpecial(special, dishes, location, { dayOfWeek, timesOrdered: counts.get(special.id) ?? 0 }),
  )
})
