import { deskRoutes } from '#shared/platform/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateCategories } from '../repository'

export const handler = serve(deskRoutes.changeCategories, async ({ body, caller, now, keepAnswer }) => {
  const { menu } = await updateCategories({
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    alongside: (changed) => keepAnswer(changed),
  })
  return menu
})
