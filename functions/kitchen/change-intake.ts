import { kitchen } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import { fullName } from '#shared/rules/names'
import { placeIn } from '../hours/store'
import { menuWith } from '../menu/kept'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentIntake } from './present-intake'
import { changeIntake } from './store-intake'

export const handler = serve(kitchen.changeIntake, async ({ params, body, caller, now, keepAnswer }) => {
  const { menu } = await menuWith(params.location)
  const place = placeIn(locationOf(params.location), menu)
  const word = await changeIntake({
    location: params.location,
    change: body,
    by: fullName(userOf(caller)),
    now,
    alongside: (after) => keepAnswer(presentIntake(after, place, now)),
  })
  return presentIntake(word, place, now)
})
