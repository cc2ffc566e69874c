import { slots } from '#shared/contract/slots/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeStations } from '../desk/store-promises'

export const handler = serve(slots.changeStations, async ({ params, body, caller, now, keepAnswer }) => {
  const by = fullName(userOf(caller))
  const { after } = await changeStations({
    ...params,
    told: body,
    by,
    now,
    alongside: ({ after }) => keepAnswer(after),
  })
  return after
})
