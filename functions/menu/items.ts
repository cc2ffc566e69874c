import { menu } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import { localDay } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentDish } from './present'
import { wholeMenu } from './store'

export const handler = serve(menu.items, async ({ params, now }) => {
  const { dishes, specials } = await wholeMenu(params.location)
  const { dayOfWeek } = localDay(now, locationOf(params.location).timeZone)
  const today = new Map(
    specials.filter((special) => special.dayOfWeek === dayOfWeek).map((special) => [special.menuItemId, special]),
  )
  return dishes.map((dish) => presentDish(dish, params.location, today.get(dish.id)))
})
