import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeSpecials } from './store-specials'

export const handler = serve(desk.changeSpecials, async ({ params, body, caller, now, keepAnswer }) => {
  const { after } = await changeSpecials({
    ...params,
    ...body,
    by: fullName(userOf(caller)),
    now,
    alongside: (made) => keepAnswer(made.after),
  })
  return after
})
