import { menu } from '#shared/contract/menu'
import { offerKey } from '#shared/rules/mealtimes'
import { serve } from '../runtime/serve'
import type { Written } from '../runtime/written'
import { perMenu } from './kept'
import { presentSpecial, withPortions } from './present'
import { menuToday } from './today'

const answers = perMenu<Written>()

export const handler = serve(menu.dailySpecials, async ({ params: { location }, now, write }) => {
  const { menu: found, house, clock, timesOrdered } = await menuToday(location, now, () => true)
  const { specials } = found
  const dishes = withPortions(found.dishes, house)
  const counts = specials.map((special) => timesOrdered(special))
  return answers(found, JSON.stringify([offerKey(clock), counts, ...house.portions]), () =>
    write(
      specials.flatMap((special) =>
        presentSpecial(special, dishes, location, { clock, timesOrdered: timesOrdered(special) }),
      ),
    ),
  )
})
