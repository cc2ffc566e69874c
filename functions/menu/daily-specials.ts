import { menu } from '#shared/contract/menu'
import { serve } from '../runtime/serve'
import type { Written } from '../runtime/written'
import { perMenu } from './kept'
import { presentSpecial } from './present'
import { menuToday } from './today'

const answers = perMenu<Written>()

export const handler = serve(menu.dailySpecials, async ({ params: { location }, now, write }) => {
  const { menu: found, dayOfWeek, timesOrdered } = await menuToday(location, now, () => true)
  const { dishes, specials } = found
  const counts = specials.map((special) => timesOrdered(special))
  return answers(found, JSON.stringify([dayOfWeek, counts]), () =>
    write(
      specials.flatMap((special) =>
        presentSpecial(special, dishes, location, { dayOfWeek, timesOrdered: timesOrdered(special) }),
      ),
    ),
  )
})
