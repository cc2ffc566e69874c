import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateCategories } from './category-repository'

export const handler = serve(menuEditingRoutes.updateCategories, async ({ body, caller, now, storeResponse }) => {
  const { menu } = await updateCategories({
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (changed) => storeResponse(changed),
  })
  return menu
})
