import { kitchen } from '#shared/contract/kitchen'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { kitchenAt } from './here'
import { presentIntake } from './present-intake'
import { changeIntake } from './store-intake'

export const handler = serve(kitchen.changeIntake, async ({ params, body, caller, now, keepAnswer }) => {
  const { intake: _before, ...here } = await kitchenAt(params.location, now)
  const word = await changeIntake({
    location: params.location,
    change: body,
    by: fullName(userOf(caller)),
    now,
    alongside: (after) => keepAnswer(presentIntake(after, here, now)),
  })
  return presentIntake(word, here, now)
})
