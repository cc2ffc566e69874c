import { slots } from '#shared/contract/slots/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeCapacity } from '../desk/store-promises'

export const handler = serve(slots.changeCapacity, async ({ params, body, caller, now, keepAnswer }) => {
  const by = fullName(userOf(caller))
  const { after } = await changeCapacity({
    ...params,
    told: body,
    by,
    now,
    alongside: ({ after }) => keepAnswer(after),
  })
  return after
})
