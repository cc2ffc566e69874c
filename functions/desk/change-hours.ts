import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { presentHours } from '../hours/present'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeHours } from './store-hours'

export const handler = serve(desk.changeHours, async ({ params: { location }, body, caller, now, keepAnswer }) => {
  const { version, ...told } = body
  const { after } = await changeHours({
    location,
    told,
    version,
    by: fullName(userOf(caller)),
    now,
    alongside: ({ after }) => keepAnswer(presentHours(location, after, now)),
  })
  return presentHours(location, after, now)
})
