import { menu } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentMenu } from './present'
import { wholeMenu } from './store'

export const handler = serve(menu.items, async ({ params, now }) => {
  const { weekday: dayOfWeek } = wallClock(locationOf(params.location), now)
  return presentMenu(await wholeMenu(params.location), params.location, dayOfWeek)
})
