import { kitchenRoutes } from '#shared/contract/kitchen'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { getKitchenState } from './here'
import { presentIntake } from './present-intake'
import { updateIntake } from './store-intake'

export const handler = serve(kitchenRoutes.changeIntake, async ({ params, body, caller, now, keepAnswer }) => {
  const { intake: _before, ...here } = await getKitchenState(params.location, now)
  const word = await updateIntake({
    location: params.location,
    change: body,
    by: formatFullName(requireUser(caller)),
    now,
    alongside: (after) => keepAnswer(presentIntake(after, here, now)),
  })
  return presentIntake(word, here, now)
})
