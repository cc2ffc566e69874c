import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { updateCategories } from './category-repository'

export const handler = serve(menuEditingRoutes.updateCategories, ({ body, caller, now, storeResponse }) => {
  return updateCategories({
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (changed) => storeResponse(changed),
  })
})
