import { menu } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import { localDay } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentMenu } from './present'
import { wholeMenu } from './store'

export const handler = serve(menu.items, async ({ params, now }) => {
  const { dayOfWeek } = localDay(now, locationOf(params.location).timeZone)
  return presentMenu(await wholeMenu(params.location), params.location, dayOfWeek)
})
