import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeCategories } from './store-categories'

export const handler = serve(desk.changeCategories, async ({ body, caller, now, keepAnswer }) => {
  const { menu } = await changeCategories({
    ...body,
    by: fullName(userOf(caller)),
    now,
    alongside: (changed) => keepAnswer(changed),
  })
  return menu
})
