import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeStations } from './store-promises'

export const handler = serve(desk.changeStations, async ({ params, body, caller, now, keepAnswer }) => {
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
