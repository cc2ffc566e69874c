import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { updateCategories } from './store-categories'

export const handler = serve(deskRoutes.changeCategories, async ({ body, caller, now, keepAnswer }) => {
  const { menu } = await updateCategories({
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    alongside: (changed) => keepAnswer(changed),
  })
  return menu
})
