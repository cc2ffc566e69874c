import { menu } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { specialCounts } from '../orders/store'
import { serve } from '../runtime/serve'
import { presentMenu } from './present'
import { wholeMenu } from './store'

export const handler = serve(menu.items, async ({ params: { location }, now }) => {
  const [found, timesOrdered] = await Promise.all([wholeMenu(location), specialCounts(location, now)])
  const { weekday: dayOfWeek } = wallClock(locationOf(location), now)
  return presentMenu(found, location, dayOfWeek, timesOrdered)
})
