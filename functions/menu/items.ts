import { menu } from '#shared/contract/menu'
import { holdsAt, offerKey } from '#shared/rules/mealtimes'
import { hasPortionsLeft } from '#shared/rules/specials'
import { serve } from '../runtime/serve'
import type { Written } from '../runtime/written'
import { perMenu } from './kept'
import { presentMenu, withPortions, withRanks } from './present'
import { menuToday } from './today'

const answers = perMenu<Written>()

export const handler = serve(menu.items, async ({ params: { location }, now, write }) => {
  const capped = await menuToday(location, now, ({ maxDailyOrders }) => maxDailyOrders !== null)
  const { menu: found, house, clock, timesOrdered } = capped
  const usedUp = found.specials
    .filter((special) => holdsAt(special, clock) && !hasPortionsLeft(special, timesOrdered(special)))
    .map(({ id }) => id)
  return answers(found, JSON.stringify([offerKey(clock), usedUp, ...house.portions, house.mostOrdered]), () => {
    const dishes = withRanks(withPortions(found.dishes, house), house)
    return write(presentMenu({ ...found, dishes }, location, clock, usedUp))
  })
})
